import { useEffect, useEffectEvent, useState } from 'react';
import { data } from 'react-router';

import type { SetUp } from '#contract/site/set-up.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/set-up-page';
import { AdministratorStep } from './administrator-step.tsx';
import { LegalNoticeStep } from './legal-notice-step.tsx';
import { MailStep } from './mail-step.tsx';
import { SiteStep } from './site-step.tsx';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.setup_title() });

export async function loader({ context }: Route.LoaderArgs) {
  const { isOpen } = await requestOf(context).api.setUp.state();
  if (!isOpen) throw data(null, 404);
}

/** Stored in this tab only, so that a reload continues. */
const STORED = 'parlance.set-up';

export default function SetUpPage() {
  const [opened, setOpened] = useState<{ token: string; setUp: SetUp }>();
  const [problem, setProblem] = useState<string>();
  const open = async (token: string) => {
    try {
      setOpened({ token, setUp: await api.setUp.read({ token }) });
      sessionStorage.setItem(STORED, token);
    } catch (error) {
      sessionStorage.removeItem(STORED);
      const refused = problemOf(error);
      setProblem(refused.code === 'INVALID' ? m.setup_token_wrong() : problemText(refused));
    }
  };
  const openGiven = useEffectEvent(open);
  useEffect(() => {
    const token = location.hash.slice(1) || sessionStorage.getItem(STORED);
    // The browser shows and stores the address, and the page works without the token in it.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    const start = async () => {
      if (token) await openGiven(token);
    };
    void start();
  }, []);
  return (
    <div className="page-width max-w-[46rem] py-10 md:py-16">
      <h1>{m.setup_title()}</h1>
      <p className="mt-3 max-w-prose text-soft">{m.setup_lead()}</p>
      {opened ? <Steps {...opened} /> : <TokenForm problem={problem} onOpen={open} />}
    </div>
  );
}

const Steps = (opened: { token: string; setUp: SetUp }) => (
  <ol className="mt-8 flex flex-col gap-6">
    <SiteStep {...opened} />
    <MailStep {...opened} />
    <LegalNoticeStep {...opened} />
    <AdministratorStep {...opened} />
  </ol>
);
