import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

const COMPANYS = { not: 'What a company states of itself.' };

export const agencyData: OwnDataPart = {
  tables: {
    agency: { words: { seller: COMPANYS, terms: COMPANYS }, codes: ['invoice_prefix'], goesWith: ['company'] },
  },
};
