import { ArrowLeft } from 'lucide-react';

import { locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/questions-page';
import { QuestionsForm } from './questions-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.questions_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const id = args.params.jobId;
  const [job, questions] = await Promise.all([
    orNotFound(api.jobs.readToEdit({ id })),
    orNotFound(api.questions.readToEdit({ id })),
  ]);
  return {
    id,
    title: job.translations[job.primaryLocale]?.title ?? '',
    locales: [job.primaryLocale, ...locales.filter((one) => one !== job.primaryLocale && job.translations[one])],
    questions,
  };
}

/** What a job asks its applicants. */
export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const { id, title, questions, locales: written } = loaderData;
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-6">
        <Link to={href(paths.editJob(id))} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.questions_back()}
        </Link>
      </p>
      <h1>{m.questions_title()}</h1>
      <p className="mt-2 text-lg text-soft" lang={written[0]}>
        {title}
      </p>
      <p className="mt-4 max-w-[42rem]">{m.questions_about()}</p>
      <p className="mt-2 mb-8 max-w-[42rem] text-soft">{m.questions_wanted_hint()}</p>
      <QuestionsForm key={id} jobId={id} locales={written} first={questions} />
    </div>
  );
}
