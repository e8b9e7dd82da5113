import './table.ts';

export const clientsApis = { clients: {}, mandates: {} };
