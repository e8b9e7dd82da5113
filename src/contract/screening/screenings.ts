export const screeningsContract = {};
