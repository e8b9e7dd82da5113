import './table.ts';

export const screeningApis = { screenings: {}, ownScreenings: {}, references: {} };
