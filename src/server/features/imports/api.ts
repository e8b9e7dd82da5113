import { importSchedulesContract } from '#contract/imports/import-schedules.ts';
import { importsContract } from '#contract/imports/imports.ts';

import { implementing } from '../../procedures.ts';
import { applyImport, createImport, mapImport, undoImport } from './imports.ts';
import { jobImports } from './jobs/kind.ts';
import { listImports, listRows, readImport } from './queries.ts';
import {
  pauseSchedule,
  readSchedule,
  removeSchedule,
  resumeSchedule,
  runSchedule,
  saveSchedule,
} from './schedules/schedules.ts';

const imports = implementing(importsContract);
const importSchedules = implementing(importSchedulesContract);

export const importsApi = {
  create: imports.create.handler(({ context, input }) => createImport(context, jobImports, input)),
  list: imports.list.handler(({ context, input }) => listImports(context, jobImports, input.id)),
  read: imports.read.handler(({ context, input }) => readImport(context, jobImports, input)),
  rows: imports.rows.handler(({ context, input }) => listRows(context, jobImports, input)),
  map: imports.map.handler(({ context, input }) => mapImport(context, jobImports, input)),
  apply: imports.apply.handler(({ context, input }) => applyImport(context, jobImports, input)),
  undo: imports.undo.handler(({ context, input }) => undoImport(context, jobImports, input)),
};

export const importSchedulesApi = {
  read: importSchedules.read.handler(async ({ context, input }) => ({
    schedule: await readSchedule(context, input.id),
  })),
  save: importSchedules.save.handler(async ({ context, input }) => ({ schedule: await saveSchedule(context, input) })),
  run: importSchedules.run.handler(async ({ context, input }) => ({ schedule: await runSchedule(context, input.id) })),
  pause: importSchedules.pause.handler(async ({ context, input }) => ({
    schedule: await pauseSchedule(context, input.id),
  })),
  resume: importSchedules.resume.handler(async ({ context, input }) => ({
    schedule: await resumeSchedule(context, input.id),
  })),
  remove: importSchedules.remove.handler(async ({ context, input }) => ({
    schedule: await removeSchedule(context, input.id),
  })),
};
