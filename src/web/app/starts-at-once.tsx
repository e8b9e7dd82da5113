/**
 * For a page that does something on being opened, such as marking an application as viewed: React starts with it, and not at the
 * first sign of a person (start-later.js).
 */
export const StartsAtOnce = () => <span hidden data-script="now" />;
