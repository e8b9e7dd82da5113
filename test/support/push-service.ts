import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The browser's code for a message that its service worker has handled; others are errors, such as 101 for a wrong key.
 */
export const DELIVERED = 100;

interface FromBrowser {
  messageType: string;
  channelID?: string;
  updates?: { code: number }[];
}

export interface PushService {
  /** Firefox's preferences for it. */
  preferences: Record<string, boolean | string | number>;
  /** The latest subscription's address, by HTTP. Browsers get it as HTTPS. */
  endpoint(): string;
  /** The browser's answer to each message. */
  codes: number[];
  close(): Promise<void>;
}

/**
 * A push service for Firefox, with Mozilla's protocol (autopush over a WebSocket). It forwards messages unchanged,
 * encrypted by the sender.
 */
export async function startPushService(): Promise<PushService> {
  const codes: number[] = [];
  let browser: WebSocket | undefined;
  let channel = '';
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { 'content-encoding': encoding, authorization } = request.headers;
      if (!browser || !authorization?.startsWith('vapid ')) return response.writeHead(410).end();
      const message = { messageType: 'notification', channelID: channel, version: String(codes.length + 1) };
      browser.send(JSON.stringify({ ...message, data: body.toString('base64url'), headers: { encoding } }));
      return response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  new WebSocketServer({ server }).on('connection', (socket) => {
    browser = socket;
    socket.on('message', (data: Buffer) => {
      const { messageType, channelID = '', updates = [] } = JSON.parse(data.toString()) as FromBrowser;
      const answer = (more: object) => socket.send(JSON.stringify({ messageType, status: 200, ...more }));
      if (messageType === 'hello') answer({ uaid: crypto.randomUUID().replaceAll('-', ''), use_webpush: true });
      if (messageType === 'register') {
        channel = channelID;
        answer({ channelID, pushEndpoint: `https://${address}/${channelID}` });
      }
      if (messageType === 'ack') codes.push(...updates.map(({ code }) => code));
    });
  });
  return {
    preferences: {
      'dom.push.serverURL': `ws://${address}`,
      'dom.push.testing.allowInsecureServerURL': true,
      // Allowed for every site; a user would be asked.
      'permissions.default.desktop-notification': 1,
      // Preferences for automated browsers switch push services off.
      'remote.prefs.recommended': false,
    },
    endpoint: () => `http://${address}/${channel}`,
    codes,
    async close() {
      browser?.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
