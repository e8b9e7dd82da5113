export const mandatesContract = {};
