import { CRITERIA_MAX } from '#contract/limits.ts';
import type { CriterionInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { newRandomId } from '#web/app/random-id.ts';
import { requestOf } from '#web/app/request-context.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { useListForm } from '#web/app/use-list-form.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, readOwnJob } from '../job-part.tsx';
import type { Route } from './+types/reviewing-page';
import { CriterionCard, type CriterionDraft } from './criterion-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.reviewing_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const request = requestOf(args.context);
  const id = args.params.jobId;
  const [job, { isBlind }, criteria] = await Promise.all([
    readOwnJob(request, id),
    orNotFound(request.api.blindReview.read({ id })),
    orNotFound(request.api.scorecards.readCriteria({ id })),
  ]);
  return { job, isBlind, criteria };
}

/** How the applications for a job are reviewed. */
export default function ReviewingPage({ loaderData: { job, isBlind, criteria } }: Route.ComponentProps) {
  return (
    <JobPart job={job} title={m.reviewing_title()}>
      <section aria-labelledby="blind">
        <h2 id="blind">{m.blind_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.blind_about()}</p>
        <BlindSwitch key={job.id} jobId={job.id} first={isBlind} />
      </section>
      <section aria-labelledby="scorecard" className="mt-10">
        <h2 id="scorecard">{m.scorecard_title()}</h2>
        <p className="mt-3 mb-6 max-w-[42rem]">{m.scorecard_about()}</p>
        <ScorecardForm key={job.id} jobId={job.id} first={criteria} />
      </section>
    </JobPart>
  );
}

const BlindSwitch = ({ jobId, first }: { jobId: string; first: boolean }) => (
  <SavedSwitch
    first={first}
    label={m.blind_switch()}
    hint={m.blind_before()}
    save={(isBlind) => api.blindReview.save({ id: jobId, isBlind })}
    done={(isBlind) => (isBlind ? m.blind_on() : m.blind_off())}
  />
);

const emptyCriterion = (): CriterionDraft => ({ key: newRandomId(), names: {}, guide: '', points: 5 });

const draftOf = (criterion: CriterionInput): CriterionDraft => ({ ...criterion, key: newRandomId() });

const inputOf = ({ key: _key, ...criterion }: CriterionDraft): CriterionInput => criterion;

function ScorecardForm({ jobId, first }: { jobId: string; first: readonly CriterionInput[] }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (criteria) =>
      (await api.scorecards.saveCriteria({ id: jobId, criteria: criteria.map(inputOf) })).map(draftOf),
    savedText: m.scorecard_saved,
    unsavedText: m.scorecard_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="criteria"
      max={CRITERIA_MAX}
      words={{
        empty: m.scorecard_none(),
        emptyText: m.scorecard_none_text(),
        add: m.scorecard_add(),
        save: m.scorecard_save(),
      }}
      create={emptyCriterion}
    >
      {(criterion, row, at) => (
        <CriterionCard
          key={criterion.key}
          {...row}
          criterion={criterion}
          onChange={(change) => form.set(form.rows.with(at, { ...criterion, ...change }))}
        />
      )}
    </ListForm>
  );
}
