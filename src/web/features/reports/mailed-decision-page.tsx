import { useQuery, useQueryClient } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useLinkToken } from '#web/features/accounts/link-token.ts';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

import type { Route } from './+types/mailed-decision-page';
import { DecisionView } from './decision-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.decisions_mail_action() });

/** The emailed link for a banned user, who cannot sign in. */
export default function MailedDecisionPage() {
  const token = useLinkToken('decision');
  const client = useQueryClient();
  const reading = queries.decisions.readMailed.queryOptions({ input: { token: token ?? '' } });
  const { data: decision, error } = useQuery({ ...reading, enabled: Boolean(token) });
  const title = m.decisions_mail_action();
  if (token === '') return <AccountPage title={title} lead={m.company_confirm_incomplete()} isNews />;
  if (error) return <AccountPage title={title} lead={problemText(problemOf(error))} isNews />;
  if (!token || !decision)
    return (
      <AccountPage title={title}>
        <Loading>
          <SkeletonText />
        </Loading>
      </AccountPage>
    );
  const appeal = async (text: string) =>
    void client.setQueryData(reading.queryKey, await api.decisions.appealMailed({ token, text }));
  return <DecisionView decision={decision} isSignedIn={false} onAppeal={appeal} />;
}
