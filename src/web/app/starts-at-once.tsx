/**
 * For a page that does something on being opened, such as marking a message as read: React starts with it, and not at the
 * first sign of a person (start-later.js).
 */
export const StartsAtOnce = () => <span hidden data-script="now" />;
