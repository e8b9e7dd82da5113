/** The icon that is drawn beside a site's logo. */
export const iconPath = (path: string): string => `${path}-icon`;
