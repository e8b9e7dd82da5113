import { z } from 'zod';

import { ownRepresentationSchema } from './representation-views.ts';

const moment = z.iso.datetime();

/** What the site keeps of a person's presentations. */
export const presentingDataSchema = z.object({
  /** Consents that were asked of the person, and what was presented by them. */
  received: z.array(ownRepresentationSchema.omit({ can: true })),
  /** What the person wrote as a consultant, to people and to clients. */
  written: z.array(z.object({ title: z.string(), to: z.enum(['person', 'client']), words: z.string(), at: moment })),
});
