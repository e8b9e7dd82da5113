import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLoggedError } from '#web/app/error-log.ts';
import { requireReviewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/review-page';
import { candidateName } from './candidate-name.ts';
import { Review } from './review.tsx';
import { readReview, useShownReview } from './use-shown-review.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? m.applications_review_title({
          name: candidateName(loaderData.application.applicant),
          title: loaderData.application.job.title,
        })
      : m.applications_review_not_found(),
  });

export async function loader(args: Route.LoaderArgs) {
  const { userId } = requireReviewer(args);
  const { applications } = requestOf(args.context).api;
  return { ...(await orNotFound(readReview(applications, args.params.applicationId, args.url.search))), userId };
}

/** The employer's review of an application (specification, section 2). */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const shown = useShownReview(loaderData);
  return <Review key={shown.application.id} {...shown} userId={loaderData.userId} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Unknown /> : <Failed error={error} />;
}

function Unknown() {
  return (
    <section className="page-width py-20 md:py-28">
      <h1>{m.applications_review_not_found()}</h1>
      <p className="mt-4 mb-8 max-w-[36rem] text-soft">{m.applications_review_not_found_text()}</p>
      <ButtonLink to={href(paths.employerDashboard())}>{m.applications_review_back()}</ButtonLink>
    </section>
  );
}

/** Redirects to the dashboard (specification, section 8); without JavaScript, by a link. */
function Failed({ error }: { error: unknown }) {
  useLoggedError(error);
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ variant: 'destructive', title: m.applications_review_load_failed() });
    void navigate(href(paths.employerDashboard()), { replace: true });
  }, [navigate]);
  return (
    <section className="page-width py-20 md:py-28" role="alert">
      <h1 className="mb-8">{m.applications_review_load_failed()}</h1>
      <ButtonLink to={href(paths.employerDashboard())}>{m.applications_review_back()}</ButtonLink>
    </section>
  );
}
