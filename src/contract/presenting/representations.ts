export const representationsContract = {};
