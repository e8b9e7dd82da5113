import { z } from 'zod';

import { viewerSchema } from '#contract/accounts/viewer.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { ownPages } from '#contract/own-pages/own-page-choices.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAdminsAgain, forAnyone } from '#contract/procedure.ts';
import { settingSchema } from '#contract/settings/settings.ts';

/** Invented; every visitor of a demo may sign in as them. */
export const demoAccountSchema = viewerSchema
  .pick({ email: true, role: true, name: true })
  .extend({ password: z.string() });

export type DemoAccount = z.infer<typeof demoAccountSchema>;

export const siteSchema = z.object({
  name: z.string(),
  /** `#rrggbb`; null if it is the stylesheets' own. */
  accentColor: z.string().nullable(),
  /** `path`: of a PNG picture. */
  logo: z.object({ path: z.string(), iconPath: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** Languages of the site, its default first. */
  languages: z.array(localeSchema),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** Own pages with a text. */
  ownPages: z.array(z.enum(ownPages)),
  /** Whether job seekers can apply without an account. */
  appliesWithoutAccount: z.boolean(),
  /** With invented data. */
  demo: z.boolean(),
  /** Empty outside a demo. */
  demoAccounts: z.array(demoAccountSchema),
  /** Without a trailing slash. */
  origin: z.string(),
});

export type Site = z.infer<typeof siteSchema>;

/** For the about page. */
export const figuresSchema = z.object({
  jobs: z.number().int(),
  candidates: z.number().int(),
  languages: z.number().int(),
  countries: z.number().int(),
});

export type Figures = z.infer<typeof figuresSchema>;

export const siteContract = {
  read: forAnyone
    .route({ method: 'GET', path: '/site', summary: 'Get the public settings of this site', tags: ['Site'] })
    .output(siteSchema),
  saveLogo: forAdminsAgain
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({
      method: 'POST',
      path: '/site/logo',
      summary: 'Show a logo in place of the site’s name',
      description: 'PNG, WebP or SVG, which is drawn as PNG. Setting `site.logo` to null shows the name again.',
      tags: ['Platform settings'],
    })
    .input(z.strictObject({ file: z.file() }))
    .output(settingSchema),
  figures: forAnyone
    .route({
      method: 'GET',
      path: '/site/figures',
      summary: 'Count the jobs, candidates, languages and countries of the site',
      tags: ['Site'],
    })
    .output(figuresSchema),
};
