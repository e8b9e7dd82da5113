import { locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { jobTabMeta } from '../hub/job-tab-meta.ts';
import { JobTab, TabSection } from '../hub/job-tab.tsx';
import type { Route } from './+types/questions-page';
import { QuestionsForm } from './questions-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.questions_title());

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const { jobId } = args.params;
  const [{ primaryLocale, translations }, questions] = await Promise.all([
    orNotFound(api.jobs.readToEdit({ id: jobId })),
    orNotFound(api.questions.readToEdit({ id: jobId })),
  ]);
  const others = locales.filter((one) => one !== primaryLocale && translations[one]);
  return { jobId, writtenIn: [primaryLocale, ...others], questions };
}

/** A job's questions to its applicants. */
export default function QuestionsPage({ loaderData: { jobId, writtenIn, questions } }: Route.ComponentProps) {
  const about = (
    <>
      <p>{m.questions_about()}</p>
      <p className="text-soft">{m.questions_wanted_hint()}</p>
    </>
  );
  return (
    <JobTab>
      <TabSection id="questions" title={m.questions_title()} about={about}>
        <QuestionsForm key={jobId} jobId={jobId} locales={writtenIn} first={questions} />
      </TabSection>
    </JobTab>
  );
}
