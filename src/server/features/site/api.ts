import type { Site } from '#contract/site/site.ts';
import { siteContract } from '#contract/site/site.ts';

import { implementing } from '../../procedures.ts';
import type { Inspector } from '../files/inspector.ts';
import type { OwnPagesState } from '../own-pages/state.ts';
import { presentSetting } from '../settings/api.ts';
import { findOwnAccent } from './accent.ts';
import { demoAccounts } from './demo-accounts.ts';
import { presentLogo, saveLogo } from './logo.ts';
import { countFigures } from './queries.ts';

const procedures = implementing(siteContract);

export interface SiteParts {
  inspector: Inspector;
  ownPages: () => Promise<OwnPagesState>;
}

export const siteApi = (config: { appUrl: URL; demo: boolean }, { inspector, ownPages }: SiteParts) => ({
  read: procedures.read.handler(async ({ context }): Promise<Site> => {
    const settings = await context.settings();
    return {
      name: settings['site.name'],
      accentColor: findOwnAccent(settings['site.accent_color']),
      logo: presentLogo(settings['site.logo']),
      languages: settings['site.languages'],
      contactEmail: settings['site.contact_email'],
      contactPhone: settings['site.contact_phone'],
      ownPages: [...(await ownPages()).published],
      appliesWithoutAccount: settings['accounts.apply_without_account'],
      demo: config.demo,
      demoAccounts: config.demo ? demoAccounts : [],
      origin: config.appUrl.origin,
    };
  }),
  saveLogo: procedures.saveLogo.handler(async ({ context, input }) =>
    presentSetting(await saveLogo({ ...context, inspector }, input), context.locale),
  ),
  figures: procedures.figures.handler(async ({ context }) => ({
    languages: (await context.settings())['site.languages'].length,
    ...(await countFigures(context)),
  })),
});
