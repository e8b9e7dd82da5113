import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Aggregates: none of a single person or company. */
export const marketData: OwnDataPart = {
  tables: {
    market_count: {},
    market_pay: { codes: ['country', 'subject', 'experience_level', 'currency'] },
    market_language: { codes: ['country', 'language', 'level'] },
    market_reader: { codes: ['needs', 'reads'] },
    market_pair: { codes: ['country', 'first', 'second'] },
  },
};
