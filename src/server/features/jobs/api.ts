import type { EditableJob } from '#contract/jobs/job-views.ts';
import { jobsContract } from '#contract/jobs/jobs.ts';
import { syndicationContract } from '#contract/jobs/syndication.ts';

import type { Ctx } from '../../context.ts';
import type { Translate } from '../../platform/translation/translator.ts';
import { implementing } from '../../procedures.ts';
import { bulkJobs } from './bulk.ts';
import { closeJob } from './close.ts';
import { confirmTranslation, readConfirmedOriginal } from './confirm-translation.ts';
import { createJob } from './create.ts';
import { duplicateJob } from './duplicate.ts';
import { readEditable } from './editable.ts';
import { handOverJob } from './hand-over.ts';
import { readEndedJob, readJob } from './jobs.ts';
import { readLanguageGains } from './language-gains.ts';
import { manageJobs, readManagedJob } from './manage.ts';
import { chooseManagers, listManagers } from './managers.ts';
import { findMatching } from './matching.ts';
import { pauseJob } from './pause.ts';
import { preflightJob } from './preflight/preflight.ts';
import { publishJob } from './publish.ts';
import { removeJob } from './remove.ts';
import { renewJob } from './renew.ts';
import { listSaved, saveJob, unsaveJob } from './saved.ts';
import type { SearchParts } from './search/bounded.ts';
import { countByLevel } from './search/levels.ts';
import { mapJobs } from './search/map.ts';
import { searchJobs } from './search/search.ts';
import { findSimilar, type SimilarKept } from './search/similar.ts';
import { suggest } from './search/suggest.ts';
import { readSyndication, saveSyndication } from './syndication.ts';
import { translateJob } from './translate.ts';
import { updateByHand } from './update.ts';
import { countView, RecentViews } from './views.ts';

const jobs = implementing(jobsContract);
const syndication = implementing(syndicationContract);
const done = { done: true } as const;

export const syndicationApi = {
  read: syndication.read.handler(({ context, input }) => readSyndication(context, input.id)),
  save: syndication.save.handler(({ context, input }) => saveSyndication(context, input)),
};

export interface JobsParts {
  search: SearchParts;
  similar: SimilarKept;
  /** Absent without a service of the operator. */
  translate: Translate | undefined;
}

export const jobsApi = (parts: JobsParts) => ({ ...forSeekers(parts), ...forEmployers(parts) });

/** The limit of one view a minute is per process: `recent` is not shared. */
const forSeekers = ({ search, similar }: JobsParts, recent = new RecentViews()) => ({
  search: jobs.search.handler(({ context, input }) => searchJobs({ ...context, ...search }, input)),
  map: jobs.map.handler(({ context, input }) => mapJobs({ ...context, ...search }, input)),
  suggest: jobs.suggest.handler(({ context, input }) => suggest({ ...context, ...search }, input)),
  levels: jobs.levels.handler(({ context }) => countByLevel(context)),
  read: jobs.read.handler(({ context, input }) => readJob(context, input)),
  readEnded: jobs.readEnded.handler(({ context, input }) => readEndedJob(context, input)),
  similar: jobs.similar.handler(({ context, input }) => findSimilar({ ...context, ...search }, similar, input)),
  countView: jobs.countView.handler(async ({ context, input }) => {
    await countView(context, input.id, { recent, address: context.metadata.address });
    return done;
  }),
  save: jobs.save.handler(async ({ context, input }) => {
    await saveJob(context, input.id);
    return done;
  }),
  unsave: jobs.unsave.handler(async ({ context, input }) => {
    await unsaveJob(context, input.id);
    return done;
  }),
  saved: jobs.saved.handler(({ context, input }) => listSaved(context, input)),
  matching: jobs.matching.handler(({ context, input }) => findMatching({ ...context, ...search }, input)),
  languageGains: jobs.languageGains.handler(({ context }) => readLanguageGains({ ...context, ...search })),
});

function forEmployers({ translate }: JobsParts) {
  const readToEdit = async (ctx: Ctx, id: string): Promise<EditableJob> => ({
    ...(await readEditable(ctx, id)),
    hasTranslator: translate !== undefined,
  });
  const edited = async <Input extends { id: string }>(
    ctx: Ctx,
    input: Input,
    verb: (ctx: Ctx, input: Input) => Promise<unknown>,
  ): Promise<EditableJob> => {
    await verb(ctx, input);
    return readToEdit(ctx, input.id);
  };
  return {
    create: jobs.create.handler(async ({ context, input }) => readToEdit(context, await createJob(context, input))),
    readToEdit: jobs.readToEdit.handler(({ context, input }) => readToEdit(context, input.id)),
    update: jobs.update.handler(({ context, input }) => edited(context, input, updateByHand)),
    confirmedOriginal: jobs.confirmedOriginal.handler(({ context, input }) => readConfirmedOriginal(context, input)),
    confirmTranslation: jobs.confirmTranslation.handler(({ context, input }) =>
      edited(context, input, confirmTranslation),
    ),
    translate: jobs.translate.handler(({ context, input }) => translateJob(context, translate, input)),
    handOver: jobs.handOver.handler(async ({ context, input }) => {
      await handOverJob(context, input);
      return done;
    }),
    managers: jobs.managers.handler(({ context, input }) => listManagers(context, input.id)),
    setManagers: jobs.setManagers.handler(({ context, input }) => chooseManagers(context, input)),
    preflight: jobs.preflight.handler(({ context, input }) => preflightJob(context, input.id)),
    publish: jobs.publish.handler(({ context, input }) => edited(context, input, publishJob)),
    pause: jobs.pause.handler(({ context, input }) => edited(context, input, pauseJob)),
    close: jobs.close.handler(({ context, input }) => edited(context, input, closeJob)),
    renew: jobs.renew.handler(({ context, input }) => edited(context, input, renewJob)),
    duplicate: jobs.duplicate.handler(async ({ context, input }) =>
      readToEdit(context, await duplicateJob(context, input)),
    ),
    remove: jobs.remove.handler(async ({ context, input }) => {
      await removeJob(context, input);
      return done;
    }),
    bulk: jobs.bulk.handler(({ context, input }) => bulkJobs(context, input)),
    manage: jobs.manage.handler(({ context, input }) => manageJobs(context, input)),
    readManaged: jobs.readManaged.handler(({ context, input }) => readManagedJob(context, input.id)),
  };
}
