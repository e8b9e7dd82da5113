import './table.ts';

export const presentingApis = { representations: {}, ownRepresentations: {}, presentations: {}, shortlists: {} };
