export const deskContract = {};
