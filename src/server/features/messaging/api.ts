import { messagesContract } from '#contract/messaging/messages.ts';

import type { Translate } from '../../platform/translation/translator.ts';
import { implementing } from '../../procedures.ts';
import { listConversations } from './conversations.ts';
import { listMessages } from './list.ts';
import { acknowledgeDelivery, readMessages } from './receive.ts';
import { sendMessage } from './send.ts';
import { readThread } from './thread.ts';
import { translateMessages } from './translate.ts';
import { sendTyping, type SendEphemeral } from './typing.ts';

const messages = implementing(messagesContract);

const done = { done: true } as const;

export interface MessagingParts {
  hub: { sendEphemeral: SendEphemeral };
  /** Absent without a service of the operator. */
  translate: Translate | undefined;
}

export const messagesApi = ({ hub, translate }: MessagingParts) => ({
  conversations: messages.conversations.handler(({ context, input }) => listConversations(context, input)),
  thread: messages.thread.handler(({ context, input }) =>
    readThread(context, input.id, { canTranslate: translate !== undefined }),
  ),
  list: messages.list.handler(({ context, input }) => listMessages(context, input)),
  send: messages.send.handler(({ context, input }) => sendMessage(context, input)),
  read: messages.read.handler(async ({ context, input }) => {
    await readMessages(context, input.id);
    return done;
  }),
  delivered: messages.delivered.handler(async ({ context }) => {
    await acknowledgeDelivery(context);
    return done;
  }),
  translate: messages.translate.handler(async ({ context, input }) => ({
    translations: await translateMessages(context, translate, input),
  })),
  typing: messages.typing.handler(async ({ context, input }) => {
    await sendTyping(context, hub.sendEphemeral, input.id);
    return done;
  }),
});
