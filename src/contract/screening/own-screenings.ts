export const ownScreeningsContract = {};
