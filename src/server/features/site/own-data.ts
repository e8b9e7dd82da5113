import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

export const siteData: OwnDataPart = { tables: { site_logo: { codes: ['digest', 'logo', 'icon'] }, demo_data: {} } };
