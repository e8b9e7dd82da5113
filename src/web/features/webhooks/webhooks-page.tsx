import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { Webhook, WebhookFormInput } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { SecretDialog } from '#web/features/keys/secret-dialog.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { startAnew, useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/webhooks-page';
import { WebhookFields } from './webhook-fields.tsx';
import { kindTexts, stateText } from './webhook-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.webhooks_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  // The API answers 403 to everyone but owners; the page shows that.
  return { company, webhooks: company ? await server.webhooks.list({ id: company.id }) : [] };
}

/** The webhooks of the current company, for its own programs, Slack and Teams; for its owners. */
export default function WebhooksPage({ loaderData: { company, webhooks } }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.webhooks_title()}
      about={m.webhooks_about({ company: company?.name ?? '' })}
      none={m.webhooks_none()}
    >
      {company && (
        <div key={company.id}>
          <ProfileSection id="webhooks" title={m.webhooks_existing()}>
            <WebhookList webhooks={webhooks} />
          </ProfileSection>
          <ProfileSection id="new-webhook" title={m.webhooks_new()}>
            <NewWebhook companyId={company.id} />
          </ProfileSection>
        </div>
      )}
    </CompanyPart>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) return <p className="text-soft">{m.webhooks_none()}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {webhooks.map((webhook) => (
        <Card as="li" key={webhook.id} isLink className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <Link
              to={href(paths.webhookLog(webhook.id))}
              className="font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {webhook.name}
            </Link>
            <p className="text-sm wrap-anywhere text-soft">{webhook.address}</p>
            <p className="text-sm text-soft">{kindTexts[webhook.kind]()}</p>
          </div>
          <StateBadge webhook={webhook} />
        </Card>
      ))}
    </ul>
  );
}

function StateBadge({ webhook }: { webhook: Webhook }) {
  const text = stateText(webhook);
  return text && <Badge variant={webhook.isEnabled ? 'destructive' : 'outline'}>{text}</Badge>;
}

const loadSchema = async () => (await import('#contract/webhooks/webhooks.ts')).webhookFormInput;

function NewWebhook({ companyId }: { companyId: string }) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, problem, submit } = useSectionForm<WebhookFormInput, WebhookFormInput>({
    loadSchema,
    defaultValues: { name: '', kind: 'standard', address: '', locale: getLocale(), events: [] },
    async save(input) {
      setSecret((await api.webhooks.create({ id: companyId, ...input })).secret);
      await revalidate();
      showToast({ title: m.webhooks_created() });
    },
    onSaved: (sent) => startAnew(form, sent),
  });
  return (
    <>
      <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
        <WebhookFields form={form} />
        {problem && <Alert variant="attention">{problem}</Alert>}
        <Button type="submit" isPending={form.formState.isSubmitting}>
          {m.webhooks_create()}
        </Button>
      </form>
      <SecretDialog title={m.webhooks_secret()} secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
