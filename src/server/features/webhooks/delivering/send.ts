import type { DeliveryProblem } from '#contract/webhooks/webhook-choices.ts';

import type { Ctx } from '../../../context.ts';
import { type Outgoing, OutgoingError, type OutgoingProblem } from '../../../platform/http/outgoing/outgoing.ts';
import { bodyOf, type BodySite } from '../body.ts';
import { signedHeaders } from '../sign.ts';
import type { Due } from './due.ts';

export interface WebhookCtx extends Ctx, BodySite {
  outgoing: Outgoing;
}

const REQUEST = { method: 'POST', timeout: 15_000, bytesMax: 1_024, isCut: true } as const;

const PROBLEMS: Record<OutgoingProblem, DeliveryProblem> = {
  late: 'late',
  unreachable: 'unreachable',
  // Neither occurs: redirects are not followed, and long answers are cut.
  redirected: 'unreachable',
  too_large: 'unreachable',
};

/** The result of one attempt. `status` is null without an answer, for the reason in `problem`. */
export interface Attempt {
  status: number | null;
  answer: string | null;
  problem: DeliveryProblem | null;
  /** Milliseconds; null without an answer, since it would reveal the network's structure. */
  took: number | null;
}

export const isTaken = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

export async function send(ctx: WebhookCtx, { webhook, delivery }: Due): Promise<Attempt> {
  const body = bodyOf(webhook, delivery, ctx);
  const now = ctx.clock.now();
  const isOldValid = webhook.old_secret_until !== null && webhook.old_secret_until > now;
  const secrets = [webhook.secret, isOldValid ? webhook.old_secret : null].filter((secret) => secret !== null);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Parlance',
    ...(secrets.length > 0 && signedHeaders({ id: delivery.id, at: now, body }, secrets)),
  };
  const begun = performance.now();
  try {
    const answer = await ctx.outgoing(new URL(webhook.address), { ...REQUEST, headers, body });
    return {
      status: answer.status,
      answer: textOf(answer.body),
      problem: null,
      took: Math.round(performance.now() - begun),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { status: null, answer: null, problem: PROBLEMS[error.problem], took: null };
  }
}

/** PostgreSQL stores no U+0000. */
const textOf = (answer: Buffer): string => answer.toString().replaceAll('\0', '');
