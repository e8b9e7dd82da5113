export const clientsContract = {};
