export const placementsContract = {};
