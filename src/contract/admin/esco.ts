import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { forAdmins } from '#contract/procedure.ts';

import { ESCO_FILES_MAX, escoProblems } from './esco-choices.ts';

const tags = ['Administration'];
const path = '/admin/esco';

const releaseSchema = z.object({
  /** The number of occupations, and how many are stored so far; 0 until the files are read. */
  occupations: z.number().int(),
  done: z.number().int(),
  locales: z.array(localeSchema),
  createdAt: z.iso.datetime(),
});

const escoSchema = z.object({
  active: releaseSchema.nullable(),
  loading: releaseSchema.nullable(),
  /** Why the latest one could not be loaded. */
  failed: z
    .object({ problem: z.enum(escoProblems), file: z.string().nullable(), column: z.string().nullable() })
    .nullable(),
  /** Jobs are being indexed with changed words. */
  indexing: z.boolean(),
});

export type EscoState = z.infer<typeof escoSchema>;

export const escoContract = {
  read: forAdmins
    .route({ method: 'GET', path, summary: 'Get the loaded classification of occupations (ESCO)', tags })
    .output(escoSchema),
  load: forAdmins
    .route({
      method: 'POST',
      path,
      summary: 'Load ESCO from the CSV files of its languages, or archives of them',
      description:
        'The files are read in the background; the active release stays until the new one is read. 409 `esco_loading` while another release is loading.',
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ files: z.array(z.file()).min(1).max(ESCO_FILES_MAX) }))
    .output(escoSchema),
  remove: forAdmins
    .route({
      method: 'DELETE',
      path,
      summary: 'Remove ESCO, even while it is loading',
      description: 'Searches stop using it immediately; jobs are indexed without it within minutes.',
      tags,
    })
    .output(escoSchema),
};
