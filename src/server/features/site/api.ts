import { locales } from '#contract/locales.ts';
import type { Site } from '#contract/site.ts';

import { procedures } from '../../procedures.ts';

/** The site API needs two facts of the configuration that no setting holds. */
export const siteApi = (config: { appUrl: URL; demo: boolean }) => ({
  read: procedures.site.read.handler(async ({ context }): Promise<Site> => {
    const settings = await context.settings();
    return {
      name: settings['site.name'],
      contactEmail: settings['site.contact_email'],
      contactPhone: settings['site.contact_phone'],
      demo: config.demo,
      origin: config.appUrl.origin,
    };
  }),
  figures: procedures.site.figures.handler(() => ({ jobs: 0, candidates: 0, languages: locales.length, countries: 0 })),
});
