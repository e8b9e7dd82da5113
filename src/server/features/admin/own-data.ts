import type { OwnDataPart } from '../../own-data-part.ts';

/** Figures by day, which count people and name nobody. */
export const figuresData: OwnDataPart = {
  tables: {
    analytics_day: { codes: ['dimension', 'key'] },
    analytics_due: {},
    growth: { codes: ['kind'] },
  },
};
