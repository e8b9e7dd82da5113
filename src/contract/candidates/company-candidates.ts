import { z } from 'zod';

import { countrySchema, languageFilterSchema } from '#contract/choice-schemas.ts';
import { several } from '#contract/jobs/job-search.ts';
import { LIST_WORDS_MAX, SKILL_LENGTH_MAX, TAG_MAX, TAGS_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { INVITATION_TEXT_MAX } from '#contract/talent/talent-choices.ts';
import { lineSchema, requiredTextSchema } from '#contract/text.ts';

import {
  CANDIDATE_LANGUAGES_MAX,
  CANDIDATE_NOTE_MAX,
  candidateOrigins,
  candidateSorts,
  contactAges,
  type ContactAge,
  reachedStatuses,
} from './candidate-choices.ts';
import { alikeSchema, candidateSchema, listedCandidateSchema } from './candidate-views.ts';

const isContactAge = (value: string): value is ContactAge => Object.hasOwn(contactAges, value);

/** Combined with AND. */
export const candidateFilters = z.strictObject({
  /** In name, job title or city. */
  q: lineSchema(LIST_WORDS_MAX).optional(),
  /** All of them, each at least at the level: `de:B2`. */
  language: several(languageFilterSchema, CANDIDATE_LANGUAGES_MAX),
  skill: lineSchema(SKILL_LENGTH_MAX).optional(),
  country: countrySchema.optional(),
  /** Of the candidate, or of one of their applications. */
  tag: lineSchema(TAG_MAX).optional(),
  contact: z
    .string()
    .refine(isContactAge, { params: { code: 'invalid' } })
    .optional(),
  /** One of their applications has had this status. */
  reached: z.enum(reachedStatuses).optional(),
  /** `true`: they agreed to stay in the pool. */
  pool: z.stringbool().optional(),
  list: z.uuid().optional(),
  origin: z.enum(candidateOrigins).optional(),
  sort: z.enum(candidateSorts).optional(),
});

export type CandidateFilters = z.infer<typeof candidateFilters>;

const tags = ['Candidates'];
const byId = z.strictObject({ id: z.uuid() });
const names = z.array(lineSchema(TAG_MAX).pipe(z.string().min(1))).max(TAGS_MAX);
const reading = orByKey.employers('read_candidates');
const writing = orByKey.employers('write_candidates');

export const companyCandidatesContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/candidates',
      summary: 'List the candidates of your current company',
      description:
        'People who applied to it or were added by it, and are still kept. Owners and recruiters see all of them, hiring managers those who applied for their jobs.',
      tags,
    })
    .input(candidateFilters.extend(cursorInput))
    .output(
      z.object({
        candidates: z.array(listedCandidateSchema),
        nextCursor: z.string().nullable(),
        total: z.object({ count: z.int(), capped: z.boolean() }),
      }),
    ),
  read: reading
    .route({
      method: 'GET',
      path: '/candidates/{id}',
      summary: 'Get a candidate',
      description: 'For a candidate who was joined with another, returns the other.',
      tags,
    })
    .input(byId)
    .output(candidateSchema),
  knownTags: reading
    .route({
      method: 'GET',
      path: '/me/company/candidate-tags',
      summary: 'List the tags of your current company’s candidates and applications, up to 200',
      tags,
    })
    .output(z.array(z.string())),
  changeTags: writing
    .route({
      method: 'POST',
      path: '/candidates/{id}/tags',
      summary: 'Add tags to a candidate, or remove them',
      description: `422 beyond ${TAGS_MAX} tags on a candidate.`,
      tags,
    })
    .input(byId.extend({ add: names.optional(), remove: names.optional() }))
    .output(candidateSchema),
  addNote: writing
    .route({ method: 'POST', path: '/candidates/{id}/notes', summary: 'Add a note about a candidate', tags })
    .input(byId.extend({ text: requiredTextSchema(CANDIDATE_NOTE_MAX) }))
    .output(candidateSchema),
  removeNote: forEmployers
    .route({
      method: 'DELETE',
      path: '/candidates/{id}/notes/{noteId}',
      summary: 'Delete one of your notes about a candidate',
      tags,
    })
    .input(byId.extend({ noteId: z.uuid() }))
    .output(candidateSchema),
  alike: reading
    .route({
      method: 'GET',
      path: '/candidates/{id}/alike',
      summary: 'List candidates of the company who may be the same person, with the reasons, up to 20',
      tags,
    })
    .input(byId)
    .output(alikeSchema),
  ofApplication: reading
    .route({
      method: 'GET',
      path: '/applications/{id}/candidate',
      summary: 'Get the candidate who applied, and candidates who may be the same person',
      description: 'Null during a blind review, and for members who do not see candidates.',
      tags,
    })
    .input(byId)
    .output(z.object({ candidateId: z.uuid(), alike: alikeSchema }).nullable()),
  join: writing
    .route({
      method: 'POST',
      path: '/candidates/{id}/join',
      summary: 'Join a candidate with another one who is the same person',
      description: 'Nothing is moved: `separate` undoes it. Joining candidates who are joined changes nothing.',
      tags,
    })
    .input(byId.extend({ otherId: z.uuid() }))
    .output(candidateSchema),
  separate: writing
    .route({
      method: 'POST',
      path: '/candidates/{id}/separate',
      summary: 'Separate a candidate who was joined with another',
      description: '409 `wrong_status` if the candidate is not joined, or was joined more than 30 days ago.',
      tags,
    })
    .input(byId)
    .output(candidateSchema),
  ask: writing
    .route({
      method: 'POST',
      path: '/candidates/{id}/invitations',
      summary: 'Ask a candidate about another open job of the company',
      description:
        'The candidate may answer or not, as after an invitation from talent search, with the same 409: `already_applied`, `already_invited`, `declined_before`, `job_closed`; `wrong_status` for people who have no account and never applied.',
      tags,
    })
    .input(byId.extend({ jobId: z.uuid(), text: requiredTextSchema(INVITATION_TEXT_MAX) }))
    .output(z.object({ done: z.literal(true) })),
  enter: writing
    .route({
      method: 'POST',
      path: '/candidates/{id}/applications',
      summary: 'Enter a candidate for another job of the company',
      description:
        '409 `wrong_status` for people who were not informed yet, and for people with an account or an application of their own, who can be asked instead; `already_applied`; `job_closed`.',
      tags,
      successStatus: 201,
    })
    .input(byId.extend({ jobId: z.uuid() }))
    .output(z.object({ applicationId: z.uuid() })),
};
