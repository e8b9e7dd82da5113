import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { JobPart, readOwnJob } from '../job-part.tsx';
import type { Route } from './+types/questions-page';
import { QuestionsForm } from './questions-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.questions_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const request = requestOf(args.context);
  const id = args.params.jobId;
  const [job, questions] = await Promise.all([
    readOwnJob(request, id),
    orNotFound(request.api.questions.readToEdit({ id })),
  ]);
  return { job, questions };
}

/** A job's questions to its applicants. */
export default function QuestionsPage({ loaderData: { job, questions } }: Route.ComponentProps) {
  return (
    <JobPart
      job={job}
      title={m.questions_title()}
      about={
        <>
          <p>{m.questions_about()}</p>
          <p className="text-soft">{m.questions_wanted_hint()}</p>
        </>
      }
    >
      <QuestionsForm key={job.id} jobId={job.id} locales={job.locales} first={questions} />
    </JobPart>
  );
}
