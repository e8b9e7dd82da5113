import { expect, onTestFinished, test } from 'vitest';

import type { LiveEvent } from '#contract/live-events.ts';
import { answerCalls } from '#test/support/component/api.ts';

import { listenLive } from './connection.ts';

const NAME = 'parlance.live';
const TYPING = {
  type: 'typing',
  applicationId: '0199c1f0-0000-7000-8000-000000000000',
  side: 'employer',
  name: 'Jonas Weber',
} as const;

/** Another tab of the browser. */
function openChannel() {
  const channel = new BroadcastChannel(NAME);
  onTestFinished(() => channel.close());
  return channel;
}

test('a tab reads its data again if another one received events while it loaded, and receives more at once', async () => {
  const leader = openChannel();
  leader.addEventListener('message', ({ data }) => {
    if (data.kind !== 'ask') return;
    for (const message of [
      { kind: 'event', event: TYPING, id: '9' },
      { kind: 'here', state: 'connected', id: '9' },
      { kind: 'event', event: TYPING, id: '9' },
    ])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      leader.postMessage(message);
  });
  const events: LiveEvent['type'][] = [];
  await navigator.locks.request(NAME, async () => {
    onTestFinished(listenLive(6, { event: ({ type }) => events.push(type), state() {} }));
    await expect.poll(() => events).toEqual(['typing', 'reset', 'typing']);
  });
});

test('a tab that takes over the connection tells the others which events it has', async () => {
  answerCalls({ notifications: { unread: () => ({ messages: 0, notifications: 0 }) } });
  const sent: unknown[] = [];
  openChannel().addEventListener('message', ({ data }) => sent.push(data));
  onTestFinished(listenLive(6, { event() {}, state() {} }));
  await expect.poll(() => sent).toContainEqual({ kind: 'here', state: 'connecting', id: '6' });
});
