import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';

import { sharedTestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { createHub } from './hub.ts';

test('opens no stream after its stop, not even one that was asked for before', async () => {
  const { base, changes } = await sharedTestApp();
  const aliveSessions = (ids: string[]) => Promise.resolve(new Set(ids));
  const hub = createHub({ db: base.db, changes, log: base.log, aliveSessions });
  const { userId } = await registerPerson(await sharedTestApp());
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const opened = hub.open(response, { userId, sessionId: userId, after: undefined });
  hub.stop();
  await expect(opened).rejects.toThrow('UNAVAILABLE');
  expect(response.headersSent).toBe(false);
});
