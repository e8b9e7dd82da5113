// A separate module, so that it is loaded with the first dialog and not with the page.
import { z } from 'zod';

import { closeReasons } from '#contract/jobs/job-choices.ts';

/** Every applicant gets an answer. */
export const closeSchema = (undecided: number) =>
  z
    .strictObject({ reason: z.enum(closeReasons), rejects: z.boolean() })
    .refine(({ rejects }) => rejects || undecided === 0, { path: ['rejects'] });

/** Limited to the first and the last selectable day, as YYYY-MM-DD. */
export const renewSchema = (first: string, last: string) =>
  z.strictObject({ validThrough: z.iso.date().refine((day) => day >= first && day <= last) });
