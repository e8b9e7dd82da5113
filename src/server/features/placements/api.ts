import './table.ts';

export const placementsApis = { placements: {}, invoices: {}, desk: {} };
