import type { DeliveryProblem, DeliveryState, WebhookEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../context.ts';
import { newSigningSecret } from '../features/webhooks/sign.ts';
import '../features/webhooks/table.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { findOwnedCompany } from './own-company.ts';

const MINUTE = 60_000;

const minutesBefore = (now: Date) => (count: number) => new Date(now.getTime() - count * MINUTE);

interface Sent {
  event: WebhookEvent;
  /** Minutes ago. */
  ago: number;
  state: DeliveryState;
  attempts?: number;
  status?: number;
  answer?: string;
  problem?: DeliveryProblem;
}

const sent: readonly Sent[] = [
  { event: 'application.received', ago: 2_900, state: 'delivered', status: 200, answer: '{"ok":true}' },
  { event: 'job.changed', ago: 2_100, state: 'delivered', status: 202 },
  { event: 'application.moved', ago: 1_500, state: 'delivered', attempts: 3, status: 200, answer: '{"ok":true}' },
  { event: 'application.decided', ago: 900, state: 'failed', attempts: 9, problem: 'unreachable' },
  { event: 'message.received', ago: 200, state: 'failed', attempts: 1, status: 422, answer: 'unknown conversation' },
  { event: 'application.received', ago: 40, state: 'delivered', status: 200, answer: '{"ok":true}' },
];

/**
 * A working one, and one that was disabled because its channel is gone. Their addresses do not exist
 * (RFC 2606), and no delivery is pending.
 */
export async function fillWebhooks(tx: TxCtx, { employerId }: { employerId: string }): Promise<void> {
  const { id: companyId } = await findOwnedCompany(tx, employerId);
  const minutesAgo = minutesBefore(tx.clock.now());
  const both = { company_id: companyId, created_by: employerId };
  const atsId = newId();
  await insertRows(tx.db, 'webhook', [
    {
      ...both,
      id: atsId,
      kind: 'standard',
      name: 'Applicant tracking',
      address: 'https://ats.nordlicht.example/hooks/parlance',
      events: [...new Set(sent.map(({ event }) => event))],
      locale: 'en',
      secret: newSigningSecret(),
      is_enabled: true,
      disabled_for: null,
      created_at: minutesAgo(60 * 24 * 30),
    },
    {
      ...both,
      id: newId(),
      kind: 'slack',
      name: '#bewerbungen',
      address: 'https://chat.nordlicht.example/services/demo',
      events: ['application.received'],
      locale: 'de',
      secret: null,
      is_enabled: false,
      disabled_for: 'gone',
      created_at: minutesAgo(60 * 24 * 90),
    },
  ]);
  await fillDeliveries(tx, companyId, atsId);
}

/** About the company's newest applications, or their jobs. */
async function fillDeliveries(tx: TxCtx, companyId: string, webhookId: string): Promise<void> {
  const minutesAgo = minutesBefore(tx.clock.now());
  const about = await tx.db
    .selectFrom('application')
    .select(['id', 'job_id'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(sent.length)
    .execute();
  await insertRows(
    tx.db,
    'webhook_delivery',
    about.flatMap(({ id, job_id: jobId }, at) => {
      const found = sent[at];
      if (!found) return [];
      const { event, ago, state, attempts = 1, status = null, answer = null, problem = null } = found;
      const applicationId = event.startsWith('job.') ? undefined : id;
      return [
        {
          id: newId(),
          webhook_id: webhookId,
          event,
          subject_id: applicationId ?? jobId,
          application_id: applicationId ?? null,
          data: { companyId, jobId, ...(applicationId && { applicationId }) },
          created_at: minutesAgo(ago),
          state,
          attempts,
          due_at: minutesAgo(ago),
          sent_at: minutesAgo(ago - 1),
          status,
          answer,
          took: problem ? null : 80 + 37 * at,
          problem,
        },
      ];
    }),
  );
}
