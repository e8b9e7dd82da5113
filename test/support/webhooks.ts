import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Locale } from '#contract/locales.ts';
import { webhookEvents } from '#contract/webhooks/webhook-choices.ts';
import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts';
import type { EventData } from '#server/features/webhooks/table.ts';

import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

/** Subscribes to all events, at an address without a server. */
export const webhookInput = {
  name: 'Recruiting software',
  kind: 'standard',
  address: 'https://receiver.invalid/hooks',
  events: [...webhookEvents],
};

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that receives webhooks. `answer` controls it; it accepts with 204 by default. */
export async function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: (response: ServerResponse, _got: Received): void => void response.writeHead(204).end(),
    url: '',
    /** The received events, in order. */
    told: () => received.map(({ body }) => JSON.parse(body) as { type: string; timestamp: string; data: EventData }),
    close: () => server.close().closeAllConnections(),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const got = { id: String(request.headers['webhook-id']), headers: request.headers, body };
      received.push(got);
      receiver.answer(response, got);
      return undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

interface Answer {
  status: number;
  body: Webhook &
    Delivery & {
      secret: string | null;
      deliveries: Delivery[];
      nextCursor: string | null;
      data?: { reason?: string; fields?: { path: string; code: string }[] };
    };
}

/** Calls the API of a company's webhooks; `path` begins after `/webhooks`. */
export async function callWebhooks(
  app: TestApp,
  method: string,
  path: string,
  person: (TestPerson & { companyId: string }) | undefined,
  json?: unknown,
): Promise<Answer> {
  const id = person?.companyId ?? '019aa000-0000-7000-8000-00000000ffff';
  const answer = await app.request(method, `/api/companies/${id}/webhooks${path}`, {
    json,
    ...(person ? { cookie: person.cookie } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

export async function makeWebhook(
  app: TestApp,
  person: TestPerson & { companyId: string },
  input: Partial<typeof webhookInput> & { locale?: Locale },
): Promise<Webhook & { secret: string | null }> {
  const { status, body } = await callWebhooks(app, 'POST', '', person, { ...webhookInput, ...input });
  if (status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(body)}`);
  return body;
}
