import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

import { schedulePauses, scheduleProblems, scheduleResults, scheduleStatuses } from './import-choices.ts';

const ADDRESS_MAX = 2_000;

const addressSchema = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(ADDRESS_MAX)
  .refine((text) => URL.parse(text)?.protocol === 'https:', { params: { code: 'invalid' } });

const moment = z.iso.datetime();

export const importScheduleSchema = z.object({
  /** The host of its address; the rest may be secret and is not shown again. */
  host: z.string(),
  everyHours: z.literal(schedulePauses),
  status: z.enum(scheduleStatuses),
  /** The user in whose name jobs are changed; null once the account is deleted. */
  setBy: z.string().nullable(),
  lastRunAt: moment.nullable(),
  /** Null unless it is active. */
  nextRunAt: moment.nullable(),
  result: z.enum(scheduleResults).nullable(),
  problem: z.enum(scheduleProblems).nullable(),
  /** The import of the last run, while there is something to see. */
  importId: z.uuid().nullable(),
});

export type ImportSchedule = z.infer<typeof importScheduleSchema>;

const ofCompany = z.strictObject({ id: z.uuid() });
const schedule = z.object({ schedule: importScheduleSchema.nullable() });
const tags = ['Imports'];
const path = '/companies/{id}/import-schedule';

export const importSchedulesContract = {
  read: forEmployers
    .route({ method: 'GET', path, summary: 'Get the address from which jobs are imported automatically', tags })
    .input(ofCompany)
    .output(schedule),
  save: forEmployers
    .route({
      method: 'PUT',
      path,
      summary: 'Set the address of a file of jobs, and how often it is read',
      description:
        'It is read immediately. Once a member has applied the first import from it, each later one uses the same mapping and options. Without an address, the previous one stays. Addresses in networks that are not public are not read.',
      tags,
    })
    .input(ofCompany.extend({ address: addressSchema.optional(), everyHours: z.literal(schedulePauses) }))
    .output(schedule),
  run: forEmployers
    .route({
      method: 'POST',
      path: `${path}/run`,
      summary: 'Read the import address now',
      description: '409 `wrong_status` while imports are paused or stopped, or one is running.',
      tags,
    })
    .input(ofCompany)
    .output(schedule),
  pause: forEmployers
    .route({
      method: 'POST',
      path: `${path}/pause`,
      summary: 'Pause imports from the address',
      description: '409 `wrong_status` unless they are active.',
      tags,
    })
    .input(ofCompany)
    .output(schedule),
  resume: forEmployers
    .route({
      method: 'POST',
      path: `${path}/resume`,
      summary: 'Resume imports from the address, in your name',
      description: 'It is read immediately. 409 `wrong_status` unless imports are paused or stopped.',
      tags,
    })
    .input(ofCompany)
    .output(schedule),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path,
      summary: 'Remove the import address',
      description: 'Jobs that came from it stay.',
      tags,
    })
    .input(ofCompany)
    .output(schedule),
};
