import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { answersInput } from '#contract/jobs/questions.ts';
import { COVER_LETTER_MAX, NOTES_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey, orUnclaimed } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { SOURCE_MAX, sourcePattern } from './application-source.ts';
import { applicationStatuses, employerTransitions } from './application-status.ts';
import {
  answersDueSchema,
  applicationSchema,
  neighboursSchema,
  otherApplicationSchema,
  ownApplicationSchema,
  receivedApplicationSchema,
  waitingAgeSchema,
} from './application-views.ts';
import { receivedFilters } from './received-filters.ts';

const tags = ['Applications'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);
const status = z.enum(applicationStatuses);

/** The applicant's input. */
export const applicationFields = z.strictObject({ coverLetter: textSchema(COVER_LETTER_MAX) });

const move = (path: string, summary: string) =>
  orByKey
    .employers('write_applications')
    .route({ method: 'POST', path: `/applications/{id}/${path}`, summary, tags })
    .input(byId)
    .output(applicationSchema);

const notesSchema = z.object({
  text: z.string(),
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

const severalIds = z.array(z.uuid()).min(1).max(100);
const bulkResults = z.array(z.object({ ...id, refused: z.enum(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT']).nullable() }));
const counts = z.record(status, z.number().int());

const applyInput = applicationFields.extend({
  ...id,
  answers: answersInput.optional(),
  /** Where the applicant came from: a tag, or the host of a site. */
  source: z.string().max(SOURCE_MAX).regex(sourcePattern).optional(),
  /** The language in which the job was read. */
  locale: localeSchema.optional(),
});

export const applicationsContract = {
  apply: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/jobs/{id}/applications',
      summary: 'Apply for a job; repeating it gives the same application',
      tags,
      successStatus: 201,
    })
    .input(applyInput)
    .output(applicationSchema),
  sendLater: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/jobs/{id}/unsent-applications',
      summary: 'Apply without an account: sent once the link in an email is opened, within 24 hours',
      description: '409 (wrong_status) with a confirmed address: apply.',
      tags,
    })
    .input(applyInput)
    .output(z.object({ address: z.string() })),
  /** Null before the reader applies. */
  ofJob: orUnclaimed.seekers
    .route({ method: 'GET', path: '/jobs/{id}/application', summary: 'The own application for a job', tags })
    .input(byId)
    .output(
      z.object({ application: ownApplicationSchema.pick({ id: true, status: true, appliedAt: true }).nullable() }),
    ),
  mine: orUnclaimed.seekers
    .route({ method: 'GET', path: '/me/applications', summary: 'The own applications, the latest change first', tags })
    .input(z.strictObject({ status: status.optional(), ...cursorInput }))
    .output(z.object({ applications: z.array(ownApplicationSchema), nextCursor: z.string().nullable(), counts })),
  received: orByKey
    .employers('read_applications')
    .route({ method: 'GET', path: '/applications', summary: 'Applications for the jobs of the own company', tags })
    .input(receivedFilters.extend(cursorInput))
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        nextCursor: z.string().nullable(),
        /** By status, with the other filters; capped at 10,000 each. */ counts,
        /** By the id of the stage, if `job` has its own stages. */
        stageCounts: z.record(z.uuid(), z.int()),
        /** With the other filters, in any status. */
        answersDue: answersDueSchema,
      }),
    ),
  waiting: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/waiting-applications',
      summary: 'Undecided applications for the jobs of the own company, those that wait longest first; ten at the most',
      tags,
    })
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        /** By status, of all applications; capped at 10,000 each. */ counts,
        ages: z.array(waitingAgeSchema),
      }),
    ),
  countUndecided: forEmployers
    .route({ method: 'GET', path: '/me/company/undecided-count', summary: 'Undecided applications, up to 100', tags })
    .output(z.object({ count: z.int() })),
  read: orByKey
    .signedIn('read_applications')
    .route({ method: 'GET', path: '/applications/{id}', summary: 'An application, with its history', tags })
    .input(byId)
    .output(applicationSchema),
  neighbours: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/neighbours',
      summary: 'The applications before and after this one in a list; without filters, the undecided ones of its job',
      tags,
    })
    .input(receivedFilters.extend(id))
    .output(neighboursSchema),
  others: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/others',
      summary: 'What else the same person applied for at the company, the latest first',
      tags,
    })
    .input(byId)
    .output(z.array(otherApplicationSchema)),
  view: move('view', 'Say that a new application was opened; of any other it changes nothing'),
  shortlist: move('shortlist', 'Put an application on the shortlist'),
  interview: move('interview', 'Invite to an interview'),
  accept: move('accept', 'Accept, for good'),
  reject: orByKey
    .employers('write_applications')
    .route({
      method: 'POST',
      path: '/applications/{id}/reject',
      summary: 'Reject, for good',
      description: 'With a reason of the company’s, which the applicant reads only where `isTold` says so.',
      tags,
    })
    .input(z.strictObject({ ...id, reasonId: z.uuid().nullable().optional(), isTold: z.boolean().optional() }))
    .output(applicationSchema),
  withdraw: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/applications/{id}/withdraw',
      summary: 'Withdraw the own application, for good',
      tags,
    })
    .input(byId)
    .output(applicationSchema),
  moveToStage: orByKey
    .employers('write_applications')
    .route({
      method: 'POST',
      path: '/applications/{id}/stage',
      summary: 'Put an application into a stage; one that stands for another status changes it, as the moves above do',
      description:
        '409 changed_meanwhile where it is in another stage than `from`, or the stage is not there any more.',
      tags,
    })
    .input(
      z.strictObject({
        ...id,
        stageId: z.uuid(),
        /** The stage as read, null for none. */ from: z.uuid().nullable().optional(),
      }),
    )
    .output(applicationSchema),
  bulk: forEmployers
    .route({
      method: 'POST',
      path: '/applications/bulk',
      summary: 'Do one thing to several applications; each succeeds or is refused by itself',
      tags,
    })
    .input(
      z.strictObject({
        action: z.enum(employerTransitions),
        ids: severalIds,
      }),
    )
    .output(bulkResults),
  rejectSeveral: forEmployers
    .route({
      method: 'POST',
      path: '/applications/rejections',
      summary: 'Reject several applications in ten seconds; nobody is told before, and it can be undone until then',
      tags,
    })
    .input(z.strictObject({ ids: severalIds }))
    .output(
      z.object({
        /** For undoing it; null if all were refused. */
        batchId: z.uuid().nullable(),
        dueAt: z.iso.datetime(),
        results: bulkResults,
      }),
    ),
  undoRejections: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/rejections/{id}',
      summary: 'Undo a rejection of several, by its `batchId`; 409 once it has begun',
      tags,
    })
    .input(byId)
    .output(z.object({ /** Those whose rejection was undone. */ ids: z.array(z.uuid()) })),
  notes: forEmployers
    .route({ method: 'GET', path: '/applications/{id}/notes', summary: 'The company’s notes on an application', tags })
    .input(byId)
    .output(notesSchema),
  saveNotes: forEmployers
    .route({
      method: 'PUT',
      path: '/applications/{id}/notes',
      summary: 'Save the company’s notes on an application',
      tags,
    })
    .input(
      z.strictObject({
        ...id,
        text: textSchema(NOTES_MAX),
        /** As read; prevents overwriting a later change. */ version: z.number().int().min(0).optional(),
      }),
    )
    .output(notesSchema),
  countsOfJobs: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/application-counts',
      summary: 'Applications by job and status, with how long the oldest undecided one waits',
      tags,
    })
    .input(
      z.strictObject({
        jobs: z.preprocess(
          (given) => (typeof given === 'string' ? given.split(',') : given),
          z.array(z.uuid()).min(1).max(100),
        ),
      }),
    )
    .output(z.array(z.object({ jobId: z.uuid(), counts, oldestUndecidedAt: z.iso.datetime().nullable() }))),
};
