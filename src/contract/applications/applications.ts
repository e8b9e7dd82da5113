import { z } from 'zod';

import { NOTES_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey, orUnclaimed } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

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
import { applyContract } from './apply.ts';
import { receivedFilters } from './received-filters.ts';

const tags = ['Applications'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);
const status = z.enum(applicationStatuses);

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

export const applicationsContract = {
  ...applyContract,
  mine: orUnclaimed.seekers
    .route({ method: 'GET', path: '/me/applications', summary: 'List your applications, latest change first', tags })
    .input(z.strictObject({ status: status.optional(), ...cursorInput }))
    .output(z.object({ applications: z.array(ownApplicationSchema), nextCursor: z.string().nullable(), counts })),
  received: orByKey
    .employers('read_applications')
    .route({
      method: 'GET',
      path: '/applications',
      summary: 'List applications for your company’s jobs',
      description: 'The oldest first, unless `sort` is given.',
      tags,
    })
    .input(receivedFilters.extend(cursorInput))
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        nextCursor: z.string().nullable(),
        /** By status, with the other filters, of up to 20,000 applications. */ counts,
        /** By the id of the stage, if `job` has its own stages. */
        stageCounts: z.record(z.uuid(), z.int()),
        /** In any status, with the other filters. */
        answersDue: answersDueSchema,
      }),
    ),
  waiting: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/waiting-applications',
      summary: 'List undecided applications for your current company’s jobs, longest waiting first, up to ten',
      tags,
    })
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        /** By status, of up to 20,000 applications. */ counts,
        ages: z.array(waitingAgeSchema),
      }),
    ),
  countUndecided: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/undecided-count',
      summary: 'Count undecided applications, up to 100',
      tags,
    })
    .output(z.object({ count: z.int() })),
  read: orByKey
    .signedInOrUnclaimed('read_applications')
    .route({ method: 'GET', path: '/applications/{id}', summary: 'Get an application with its history', tags })
    .input(byId)
    .output(applicationSchema),
  neighbours: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/neighbours',
      summary: 'Get the previous and the next application in a list',
      description: 'Without filters, the list is the undecided applications for the same job.',
      tags,
    })
    .input(receivedFilters.extend(id))
    .output(neighboursSchema),
  others: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/others',
      summary: 'List the applicant’s other applications to the company, latest first',
      tags,
    })
    .input(byId)
    .output(z.array(otherApplicationSchema)),
  view: move('view', 'Mark an application as viewed, if it is new'),
  shortlist: move('shortlist', 'Shortlist an application'),
  interview: move('interview', 'Invite an applicant to an interview'),
  accept: move('accept', 'Accept an application, permanently'),
  reject: orByKey
    .employers('write_applications')
    .route({
      method: 'POST',
      path: '/applications/{id}/reject',
      summary: 'Reject an application, permanently',
      description: 'With one of the company’s reasons, which the applicant reads only if `isTold` is true.',
      tags,
    })
    .input(z.strictObject({ ...id, reasonId: z.uuid().nullable().optional(), isTold: z.boolean().optional() }))
    .output(applicationSchema),
  withdraw: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/applications/{id}/withdraw',
      summary: 'Withdraw your application, permanently',
      tags,
    })
    .input(byId)
    .output(applicationSchema),
  moveToStage: orByKey
    .employers('write_applications')
    .route({
      method: 'POST',
      path: '/applications/{id}/stage',
      summary: 'Move an application to a stage',
      description:
        'If the stage belongs to another status, the status changes as well. 409 `changed_meanwhile` if the application is in another stage than `from`, or the stage no longer exists.',
      tags,
    })
    .input(
      z.strictObject({
        ...id,
        stageId: z.uuid(),
        /** The stage that was read; null for none. */ from: z.uuid().nullable().optional(),
      }),
    )
    .output(applicationSchema),
  bulk: forEmployers
    .route({
      method: 'POST',
      path: '/applications/bulk',
      summary: 'Change several applications, each of which succeeds or is refused on its own',
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
      summary: 'Reject several applications after ten seconds',
      description: 'Until then no one is notified, and the rejections can be undone.',
      tags,
    })
    .input(z.strictObject({ ids: severalIds }))
    .output(
      z.object({
        /** Undoes the rejections; null if all were refused. */
        batchId: z.uuid().nullable(),
        dueAt: z.iso.datetime(),
        results: bulkResults,
      }),
    ),
  undoRejections: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/rejections/{id}',
      summary: 'Undo a rejection of several applications',
      description: 'By its `batchId`. 409 `wrong_status` once it has begun.',
      tags,
    })
    .input(byId)
    .output(z.object({ /** Those whose rejection was undone. */ ids: z.array(z.uuid()) })),
  notes: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/notes',
      summary: 'Get the company’s notes on an application',
      tags,
    })
    .input(byId)
    .output(notesSchema),
  saveNotes: forEmployers
    .route({
      method: 'PUT',
      path: '/applications/{id}/notes',
      summary: 'Save the company’s notes on an application',
      description: '409 `changed_meanwhile` if `version` is not the latest.',
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
      summary: 'Count applications by job and status',
      description: 'Includes how long the oldest undecided one has been waiting.',
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
