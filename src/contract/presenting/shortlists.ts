export const shortlistsContract = {};
