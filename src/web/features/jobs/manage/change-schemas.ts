// A module of its own, so that it is loaded with the first question and not with the page.
import { z } from 'zod';

import { closeReasons } from '#contract/jobs/job-choices.ts';

/** Every applicant gets an answer. */
export const closeSchema = (undecided: number) =>
  z
    .strictObject({ reason: z.enum(closeReasons), rejects: z.boolean() })
    .refine(({ rejects }) => rejects || undecided === 0, { path: ['rejects'] });

/** With the first and the last day that may be chosen, as YYYY-MM-DD. */
export const renewSchema = (first: string, last: string) =>
  z.strictObject({ validThrough: z.iso.date().refine((day) => day >= first && day <= last) });
