import { CircleCheck } from 'lucide-react';
import { useRevalidator } from 'react-router';

import type { AskedTerms } from '#contract/own-pages/own-pages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { ownPageDay } from '#web/app/own-page-names.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/accept-terms-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.terms_title() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  return requestOf(args.context).api.terms.asked();
}

export default function AcceptTermsPage({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-[44rem] py-10 md:py-16">
      <h1>{m.terms_title()}</h1>
      {asked ? (
        <div className="mt-6 flex flex-col gap-6">
          <Asked key={asked.number} asked={asked} />
          <Card as="section">
            <h2 className="text-lg">{m.terms_refuse()}</h2>
            <p className="mt-2 text-soft">{m.terms_refuse_text()}</p>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <Link to={href(paths.ownData())}>{m.owndata_export()}</Link>
              <Link to={href(paths.ownData())}>{m.owndata_erase()}</Link>
            </p>
          </Card>
        </div>
      ) : (
        <div className="mt-6">
          <EmptyState
            icon={<CircleCheck />}
            title={m.terms_none()}
            action={<Link to={href(paths.home())}>{m.auth_go_to_homepage()}</Link>}
          >
            {m.terms_none_text()}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function Asked({ asked: { number, inForceFrom, locale, summary } }: { asked: AskedTerms }) {
  const { revalidate } = useRevalidator();
  const { problem, isSending, send } = useSend();
  const accept = () =>
    send(async () => {
      await api.terms.accept({ number });
      showToast({ title: m.terms_accepted() });
      await revalidate();
    });
  return (
    <Card as="section">
      <p className="text-soft">{m.terms_since({ date: ownPageDay(inForceFrom) })}</p>
      <h2 className="mt-4 text-lg">{m.terms_changes()}</h2>
      <p lang={locale} className="mt-2 whitespace-pre-line">
        {summary}
      </p>
      <p className="mt-4">
        <Link to={href(paths.ownPageVersion('terms', number))}>{m.terms_whole()}</Link>
      </p>
      {problem && (
        <Alert variant="attention" className="mt-4">
          {problem}
        </Alert>
      )}
      <Button className="mt-6" isPending={isSending} onClick={() => void accept()}>
        {m.terms_accept()}
      </Button>
    </Card>
  );
}
