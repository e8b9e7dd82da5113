import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Asked {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

export interface TranslationServer {
  url: string;
  asked: Asked[];
  /** Its next answer; derived from the texts, unless set. */
  answer: { status: number; body: string } | undefined;
  close(): Promise<void>;
}

/**
 * Implements LibreTranslate's API. A "translation" is the text in capitals, with the language before it. On a free port
 * unless one is given.
 */
export async function startTranslationServer(port = 0): Promise<TranslationServer> {
  const server = createServer((request, response) => {
    // Answers a check of its availability.
    if (request.method !== 'POST') {
      response.writeHead(started.answer?.status ?? 405).end();
      return;
    }
    void json(request).then((body) => {
      const asked = body as Asked;
      started.asked.push(asked);
      const translatedText = asked.q.map((text) => `${asked.target}: ${text.toUpperCase()}`);
      const { status, body: said } = started.answer ?? { status: 200, body: JSON.stringify({ translatedText }) };
      return response.writeHead(status, { 'content-type': 'application/json' }).end(said);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const started: TranslationServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`,
    asked: [],
    answer: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return started;
}
