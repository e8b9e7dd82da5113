import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AskedReference } from '#contract/screening/references.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useLinkToken } from '#web/features/accounts/link-token.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import type { Route } from './+types/reference-page';
import { ReferenceForm } from './reference-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.screening_reference_page() });

/** Someone who knows a person's work is asked about it; without an account. */
export default function ReferencePage() {
  const token = useLinkToken('reference');
  return token === '' ? <Over /> : <Asked token={token} />;
}

const Over = () => <AccountPage title={m.screening_reference_over()} lead={m.screening_reference_over_text()} isNews />;

function Asked({ token }: { token: string | undefined }) {
  const [end, setEnd] = useState<'answered' | 'declined'>();
  const { data, error, refetch } = useQuery(
    queries.references.read.queryOptions({ input: { token: token ?? '' }, enabled: token !== undefined && !end }),
  );
  if (data && end) return <Ended end={end} asked={data} />;
  if (data && token)
    return (
      <AccountPage title={m.screening_reference_title({ person: data.person })} lead={<About asked={data} />} isNews>
        <ReferenceForm token={token} onEnd={setEnd} />
      </AccountPage>
    );
  if (!error)
    return (
      <AccountPage
        title={m.screening_reference_page()}
        lead={
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            {m.ui_loading()}
          </p>
        }
      />
    );
  const problem = problemOf(error);
  if (problem.code === 'NOT_FOUND' || problem.code === 'INVALID') return <Over />;
  return (
    <AccountPage title={m.screening_reference_page()} lead={problemText(problem)} isNews>
      <Button onClick={() => void refetch()}>{m.app_try_again()}</Button>
    </AccountPage>
  );
}

const About = ({ asked: { person, agency, relation, until } }: { asked: AskedReference }) => (
  <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
    <p>{m.screening_reference_lead({ person, agency, relation })}</p>
    <p>{m.screening_reference_what({ person, agency, day: dayText(until, 'long') })}</p>
  </div>
);

const Ended = ({ end, asked: { agency } }: { end: 'answered' | 'declined'; asked: AskedReference }) =>
  end === 'answered' ? (
    <AccountPage title={m.screening_reference_thanks()} lead={m.screening_reference_thanks_text({ agency })} isNews />
  ) : (
    <AccountPage title={m.screening_reference_page()} lead={m.screening_reference_declined()} isNews />
  );
