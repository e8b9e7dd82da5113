import type { OwnDataPart } from '../../own-data-part.ts';

/** Daily figures and backups, which contain no personal data. */
export const figuresData: OwnDataPart = {
  tables: {
    analytics_day: { codes: ['dimension', 'key'] },
    analytics_due: {},
    growth: { codes: ['kind'] },
    backup_run: { codes: ['name', 'error'] },
    health_watch: {},
  },
};
