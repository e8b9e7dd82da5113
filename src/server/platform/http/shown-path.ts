/** For the log: without what may be the secret of a link (43 signs or more of base64url; an id has 36). */
export const shownPath = (path: string): string => path.replaceAll(/[\w-]{43,}/g, '…');
