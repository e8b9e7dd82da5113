export const ownRepresentationsContract = {};
