import { z } from 'zod';

import { forAnyone } from './procedure.ts';
import { viewerSchema } from './viewer.ts';

/** A made-up person whom every visitor of a demonstration may sign in as. */
export const demoAccountSchema = viewerSchema
  .pick({ email: true, role: true, name: true })
  .extend({ password: z.string() });

export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** What every page says about the site itself. */
export const siteSchema = z.object({
  name: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** Whether this is a demonstration with made-up data. */
  demo: z.boolean(),
  /** Empty outside a demonstration. */
  demoAccounts: z.array(demoAccountSchema),
  /** The public address, without a slash at its end. */
  origin: z.string(),
});

export type Site = z.infer<typeof siteSchema>;

/** The figures of the about page, counted. */
export const figuresSchema = z.object({
  jobs: z.number().int(),
  candidates: z.number().int(),
  languages: z.number().int(),
  countries: z.number().int(),
});

export type Figures = z.infer<typeof figuresSchema>;

export const siteContract = {
  read: forAnyone
    .route({ method: 'GET', path: '/site', summary: 'Public settings of this site', tags: ['Site'] })
    .output(siteSchema),
  figures: forAnyone
    .route({
      method: 'GET',
      path: '/site/figures',
      summary: 'How many jobs, candidates, languages and countries there are',
      tags: ['Site'],
    })
    .output(figuresSchema),
};
