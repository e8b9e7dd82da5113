/**
 * For a page that does something on being opened, such as marking a message as read: React starts with it, and not at the
 * first sign of a person (start-later.js). `within` is a media query: only in such windows.
 */
export const StartsAtOnce = ({ within = 'now' }: { within?: string }) => <span hidden data-script={within} />;
