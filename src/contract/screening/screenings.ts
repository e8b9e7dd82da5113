import { z } from 'zod';

import { languageCodeSchema, languageLevelSchema, localeSchema } from '#contract/choice-schemas.ts';
import { several } from '#contract/jobs/job-search.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, forSignedIn, orByKey } from '#contract/procedure.ts';
import { daySchema, lineSchema, requiredTextSchema } from '#contract/text.ts';

import {
  CONTEST_MAX,
  screeningParts,
  screeningStates,
  SCREENING_LANGUAGES_MAX,
  SHOWN_AT_ONCE_MAX,
} from './screening-choices.ts';
import { screeningFindingsSchema } from './screening-findings.ts';
import { listedScreeningSchema, screeningSchema, shownScreeningSchema } from './screening-views.ts';

const tags = ['Screening'];
const byId = z.strictObject({ id: z.uuid() });
const reading = orByKey.employers('read_agency');

export const screeningInput = z.strictObject({
  locale: localeSchema,
  findings: screeningFindingsSchema,
  languages: z
    .array(
      z.strictObject({
        language: languageCodeSchema,
        level: languageLevelSchema,
        /** A consultant. Null: as it was, of someone who has left the consultants. */
        heardBy: z.uuid().nullable(),
        heardOn: daySchema,
      }),
    )
    .max(SCREENING_LANGUAGES_MAX)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      params: { code: 'invalid' },
    }),
});

export type ScreeningInput = z.infer<typeof screeningInput>;

export const referenceInput = z.strictObject({
  name: lineSchema(80).pipe(z.string().min(1)),
  /** How they know the person. */
  relation: lineSchema(120).pipe(z.string().min(1)),
  address: z.email().max(254),
  locale: localeSchema,
});

export type ReferenceInput = z.infer<typeof referenceInput>;

const ids = several(z.uuid(), SHOWN_AT_ONCE_MAX);

export const shownInput = z.strictObject({ profile: ids, application: ids, candidate: ids });

export type ShownInput = z.infer<typeof shownInput>;

const shownBy = z.record(z.uuid(), shownScreeningSchema);

export const screeningsContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/screenings',
      summary: 'List the screenings of the agency, latest change first',
      tags,
    })
    .input(z.strictObject({ state: z.enum(screeningStates).optional(), q: lineSchema(80).optional(), ...cursorInput }))
    .output(z.object({ screenings: z.array(listedScreeningSchema), nextCursor: z.string().nullable() })),
  read: reading
    .route({ method: 'GET', path: '/screenings/{id}', summary: 'Get a screening as a consultant', tags })
    .input(byId)
    .output(screeningSchema),
  open: forEmployers
    .route({
      method: 'POST',
      path: '/screenings',
      summary: 'Begin the screening of a candidate of the agency or an applicant, or get the one that is open',
      description: '409 `not_revealed` while the application is reviewed blind.',
      tags,
      successStatus: 201,
    })
    .input(z.union([z.strictObject({ candidateId: z.uuid() }), z.strictObject({ applicationId: z.uuid() })]))
    .output(z.object({ id: z.uuid() })),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/screenings/{id}',
      summary: 'Save what was checked',
      description:
        'Begins a requested screening. A part that changes after the screening is finished is hidden until the person shows it again. 409 `wrong_status` if the screening is withdrawn or no longer valid.',
      tags,
    })
    .input(byId.extend(screeningInput.shape))
    .output(screeningSchema),
  finish: forEmployers
    .route({
      method: 'POST',
      path: '/screenings/{id}/finish',
      summary: 'Finish a screening, which is then valid for twelve months',
      description: '409 `wrong_status` if nothing was checked.',
      tags,
    })
    .input(byId)
    .output(screeningSchema),
  close: forEmployers
    .route({
      method: 'POST',
      path: '/screenings/{id}/close',
      summary: 'Close an unfinished screening, and delete what was written',
      tags,
    })
    .input(byId)
    .output(screeningSchema),
  answer: forEmployers
    .route({
      method: 'POST',
      path: '/screenings/{id}/parts/{part}/answer',
      summary: 'Answer what the person contests; an unchanged part shows again as they chose',
      tags,
    })
    .input(byId.extend({ part: z.enum(screeningParts), words: requiredTextSchema(CONTEST_MAX) }))
    .output(screeningSchema),
  proposeReference: forEmployers
    .route({
      method: 'POST',
      path: '/screenings/{id}/references',
      summary: 'Add a referee, who is asked once the person agrees',
      description: 'Up to five; 422 for more.',
      tags,
    })
    .input(byId.extend(referenceInput.shape))
    .output(screeningSchema),
  shown: forSignedIn
    .route({
      method: 'GET',
      path: '/screenings/shown',
      summary: 'Get what people show of their screenings',
      description:
        'Up to 50 ids of each kind. Leaves out people whom you do not see, people who show nothing, and applications in a blind review. Interviewers do not get wishes.',
      tags,
    })
    .input(shownInput)
    .output(z.object({ profiles: shownBy, applications: shownBy, candidates: shownBy })),
};
