import { settingsContract } from './settings.ts';
import { siteContract } from './site.ts';

/** The whole API: what the browser, the page loaders and integrators call, and what OpenAPI describes. */
export const contract = {
  site: siteContract,
  settings: settingsContract,
};
