import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { DisablingReason } from '#contract/webhooks/webhook-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/webhook-page';
import { DeleteWebhook } from './delete-webhook.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { StoppedWebhook } from './stopped-webhook.tsx';
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
