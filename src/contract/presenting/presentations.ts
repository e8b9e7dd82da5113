export const presentationsContract = {};
