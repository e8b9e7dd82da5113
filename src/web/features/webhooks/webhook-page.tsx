import { useState } from 'react';
import { data, useNavigate, useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { DisablingReason } from '#contract/webhooks/webhook-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { SecretDialog } from '#web/features/keys/secret-dialog.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useMomentText } from '#web/ui/use-moment-text.ts';

import type { Route } from './+types/webhook-page';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookSettings } from './webhook-settings.tsx';
import { kindTexts } from './webhook-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.webhooks_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  const of = { id: company?.id ?? '', webhookId: args.params.webhookId };
  const webhook = (await orNotFound(server.webhooks.list({ id: of.id }))).find(({ id }) => id === of.webhookId);
  if (!webhook) throw data(null, 404);
  return { of, webhook, first: await server.webhooks.deliveries(of) };
}

/** A webhook with its deliveries. */
export default function WebhookPage({ loaderData: { of, webhook, first } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.webhooks())}>{m.webhooks_back()}</BackLink>
      </p>
      <h1 className="wrap-anywhere">{webhook.name}</h1>
      <p className="mt-4 mb-8 wrap-anywhere text-soft">
        {kindTexts[webhook.kind]()} · {webhook.address}
      </p>
      {webhook.isStopped ? <StoppedWebhook of={of} /> : <Disabled by={webhook.disabledFor} />}
      <div key={webhook.id}>
        <ProfileSection id="deliveries" title={m.webhooks_deliveries()}>
          <DeliveryLog of={of} first={first} isEnabled={webhook.isEnabled && !webhook.isStopped} />
        </ProfileSection>
        <WebhookSettings of={of} webhook={webhook} />
        {webhook.kind === 'standard' && (
          <ProfileSection id="secret" title={m.webhooks_secret()}>
            <RenewSecret of={of} oldSecretUntil={webhook.oldSecretUntil} />
          </ProfileSection>
        )}
        <ProfileSection id="delete" title={m.webhooks_delete()}>
          <DeleteWebhook of={of} name={webhook.name} />
        </ProfileSection>
      </div>
    </div>
  );
}

/** Omits `no_access`, whose cause is over once nothing is stopped. */
const disabledTexts: Partial<Record<DisablingReason, () => string>> = {
  gone: m.webhooks_disabled_gone,
  failing: m.webhooks_disabled_failing,
};

function Disabled({ by }: { by: DisablingReason | null }) {
  const text = by && disabledTexts[by]?.();
  return (
    text && (
      <Alert variant="attention" isStatic className="mb-8 max-w-[42rem]">
        {text}
      </Alert>
    )
  );
}

interface DeleteWebhookProps {
  of: { id: string; webhookId: string };
  name: string;
}

function DeleteWebhook({ of, name }: DeleteWebhookProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    await api.webhooks.remove(of);
    showToast({ title: m.webhooks_deleted() });
    await navigate(href(paths.webhooks()));
  };
  return (
    <>
      <Button variant="destructive" onClick={() => setAsked(true)}>
        {m.webhooks_delete()}
      </Button>
      <ConfirmDialog
        title={m.webhooks_delete_title({ name })}
        message={m.webhooks_delete_about()}
        confirmLabel={m.webhooks_delete()}
        destructive
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
      />
    </>
  );
}

interface RenewSecretProps {
  of: { id: string; webhookId: string };
  /** Until when deliveries are also signed with the previous secret. */
  oldSecretUntil: string | null;
}

function RenewSecret({ of, oldSecretUntil }: RenewSecretProps) {
  const { revalidate } = useRevalidator();
  const momentText = useMomentText();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const [secret, setSecret] = useState<string | null>(null);
  const renew = async () => {
    setState('pending');
    try {
      setSecret((await api.webhooks.rotate(of)).secret);
      await revalidate();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex max-w-[40rem] flex-col items-start gap-4">
      <p className="text-soft">{m.webhooks_renew_about()}</p>
      {oldSecretUntil && <p>{m.webhooks_old_secret({ time: momentText(oldSecretUntil) })}</p>}
      {state === 'failed' && <Alert variant="attention">{m.ui_failed()}</Alert>}
      <Button variant="outline" isPending={state === 'pending'} onClick={() => void renew()}>
        {m.webhooks_renew()}
      </Button>
      <SecretDialog title={m.webhooks_secret()} secret={secret} onClose={() => setSecret(null)} />
    </div>
  );
}

/** Its owner is no longer an owner of the company: the reader takes it over. */
function StoppedWebhook({ of }: { of: { id: string; webhookId: string } }) {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeOver = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await api.webhooks.takeOver(of);
      showToast({ title: m.webhooks_taken_over() });
      await revalidate();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  return (
    <div className="mb-8 flex max-w-[42rem] flex-col items-start gap-4">
      <Alert variant="attention" isStatic>
        {m.webhooks_stopped()}
      </Alert>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button isPending={isPending} onClick={() => void takeOver()}>
        {m.webhooks_take_over()}
      </Button>
    </div>
  );
}
