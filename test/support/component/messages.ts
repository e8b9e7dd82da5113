import type { Viewer } from '#contract/accounts/viewer.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import type { Conversation, Message, MessageSide, Thread } from '#contract/messaging/messages.ts';

import type { Answers } from './api.ts';
import { employer, idOf, seeker } from './people.ts';

const APPLICATION = idOf(1);
const JOB = { id: idOf(2), title: 'Account Executive' };

type Send = NonNullable<NonNullable<Answers['messages']>['send']>;
type List = NonNullable<NonNullable<Answers['messages']>['list']>;

/** The thread of Lucía Moreno's application at Acme, where Jonas Weber has written first, as the server keeps it. */
export class MessageThread {
  readonly applicationId = APPLICATION;
  readonly messages: Message[] = [];
  /** The clientIds of attempts to send. */
  readonly tried: string[] = [];
  /** Lets a test delay a message, or lose its answer. */
  onSend: (store: () => Message) => Message | Promise<Message> = (store) => store();

  constructor() {
    this.say('employer', 'Good morning');
  }

  readonly thread: Thread = {
    applicationId: APPLICATION,
    status: 'viewed',
    job: { ...JOB, locale: 'en' },
    subject: 'Re: Account Executive',
    company: { name: 'Acme', slug: 'acme', logoUrl: null },
    applicant: { profileId: seeker.profileId, name: seeker.name, avatarUrl: null, locale: 'en' },
    side: 'employer',
    can: { send: true, translate: false },
    obstacle: null,
  };

  say(side: MessageSide, content: string, change: Partial<Message> = {}): Message {
    const { userId, name } = side === 'employer' ? employer : seeker;
    const seq = this.messages.length + 1;
    const message: Message = {
      id: idOf(1000 + seq),
      applicationId: APPLICATION,
      clientId: crypto.randomUUID(),
      seq,
      sender: { userId, side, name, pictureUrl: null },
      subject: this.thread.subject,
      content,
      language: null,
      attachments: [],
      createdAt: new Date().toISOString(),
      deliveredAt: null,
      readAt: null,
      ...change,
    };
    this.messages.push(message);
    return message;
  }

  get texts(): string[] {
    return this.messages.map(({ content }) => content);
  }

  /** A message is stored once per clientId. */
  readonly #send =
    (viewer: Viewer): Send =>
    async ({ clientId, content }) => {
      this.tried.push(clientId);
      const side = sideOf(viewer);
      return this.onSend(
        () => this.messages.find((known) => known.clientId === clientId) ?? this.say(side, content, { clientId }),
      );
    };

  /** In pages of 50 from the end. */
  readonly #list =
    (viewer: Viewer): List =>
    ({ since, q, mine, before }) => {
      const found = this.messages.filter(({ createdAt, content, subject, sender }) => {
        const isNew = since === undefined || Date.parse(createdAt) >= Date.parse(since);
        const isFrom = !mine || sender.userId === viewer.userId;
        return isNew && isFrom && `${content} ${subject}`.toLowerCase().includes((q ?? '').toLowerCase());
      });
      return lastPage(found.filter(({ seq }) => before === undefined || seq < before));
    };

  /** Delivers a message as the live connection does. */
  arrival = (message: Message, { userId }: Viewer): LiveEvent => ({
    type: 'message',
    recipientId: userId,
    jobTitle: JOB.title,
    message,
  });

  /** The reader of the page. */
  answers(viewer: Viewer): NonNullable<Answers['messages']> {
    return {
      conversations: () => ({ conversations: [this.#conversation(viewer)], nextCursor: null }),
      thread: () => ({ ...this.thread, side: sideOf(viewer) }),
      list: this.#list(viewer),
      send: this.#send(viewer),
      read: () => ({ done: true }),
      typing: () => ({ done: true }),
    };
  }

  /** The data that the page's loader reads. */
  read(viewer: Viewer) {
    return {
      userId: viewer.userId,
      role: viewer.role,
      q: '',
      first: { conversations: [this.#conversation(viewer)], nextCursor: null },
      open: {
        thread: { ...this.thread, side: sideOf(viewer) },
        first: lastPage(this.messages),
      },
      readAt: Date.now(),
    };
  }

  #conversation(viewer: Viewer): Conversation {
    const side = sideOf(viewer);
    const last = this.messages.at(-1)!;
    return {
      applicationId: APPLICATION,
      status: this.thread.status,
      other: { name: side === 'employer' ? seeker.name : 'Acme', pictureUrl: null },
      side,
      job: JOB,
      last: { ...last, attachments: last.attachments.length },
      lastAt: last.createdAt,
      unread: 0,
    };
  }
}

const lastPage = (messages: readonly Message[]) => {
  const page = messages.slice(-50);
  return { messages: page, before: messages.length > page.length ? (page[0]?.seq ?? null) : null };
};

const sideOf = ({ role }: Viewer): MessageSide => (role === 'employer' ? 'employer' : 'applicant');
