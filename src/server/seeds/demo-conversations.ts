import type { Locale } from '#contract/locales.ts';
import type { MessageSide } from '#contract/messaging/messages.ts';
import { preview } from '#contract/notifications/preview.ts';

import type { TxCtx } from '../context.ts';
import { searchVector } from '../features/messaging/search-words.ts';
import '../features/messaging/table.ts';
import { subjectOf } from '../features/messaging/thread.ts';
import '../features/profiles/table.ts';
import { newId } from '../platform/id.ts';
import { languageOf } from '../platform/language-of.ts';
import { inventCourse, inventOnboarding, type Course, type Had, type Written } from './conversation-course.ts';
import { inventReceipts } from './conversation-receipts.ts';
import type { Applicant, ApplicationRows } from './demo-applications.ts';
import { factsOf, notificationRow } from './demo-notices.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 6_311;
const CONVERSATIONS = 54;
const LONG_LOCALE: Locale = 'de';
/** Minutes since the last unread messages, by their sender. */
const WAITING: Record<MessageSide, readonly number[]> = { applicant: [18, 190, 1_130], employer: [47, 410] };

interface Pair extends Course {
  applicantUserId: string;
  employerId: string;
}

interface Talk extends Pair {
  messages: Written[];
  /** The demo person's side. */
  reader: MessageSide;
  /** Whether their last messages are unread. */
  unread: boolean;
}

interface Applications {
  people: readonly Applicant[];
  /** Sent to the demo's employer. */
  received: readonly ApplicationRows[];
  /** Sent by the demo's seeker. */
  sent: readonly ApplicationRows[];
  /** Without conversations, which would arrange another time than the interview has. */
  interviewed: ReadonlySet<string>;
}

/** Creates conversations of the demo's employer and seeker, some with unread messages. */
export async function fillConversations(
  tx: TxCtx,
  { people, received, sent, interviewed }: Applications,
): Promise<void> {
  const random = createRandom(SEED);
  const names = await readNames(tx, [...received, ...sent]);
  const pairsOf = (rows: readonly ApplicationRows[]) =>
    rows
      .filter(({ application }) => !interviewed.has(application.id))
      .flatMap((row) => pairOf(row, people, names, tx.clock.now()) ?? []);
  const talks = [
    ...leaveUnread(inventTalks(random, pairsOf(received), 'employer')),
    ...leaveUnread(inventTalks(random, pairsOf(sent), 'applicant')),
  ];
  await insertConversations(tx, talks);
  await insertMessages(tx, random, talks);
  await insertRows(tx.db, 'notification', talks.flatMap(unreadNotifications));
}

type Names = ReadonlyMap<string, Course['sender']>;

const answererOf = ({ events }: ApplicationRows): string | undefined =>
  events.find(({ to_status: to }) => to === 'viewed')?.actor_id ?? undefined;

async function readNames({ db }: TxCtx, rows: readonly ApplicationRows[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap((row) => answererOf(row) ?? []))];
  if (ids.length === 0) return new Map();
  const profiles = await db
    .selectFrom('profile')
    .select(['user_id', 'first_name', 'last_name'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(
    profiles.map(({ user_id: id, first_name: firstName, last_name: lastName }) => [id, { firstName, lastName }]),
  );
}

/** Undefined for an unopened application. */
function pairOf(row: ApplicationRows, people: readonly Applicant[], names: Names, now: Date): Pair | undefined {
  const employerId = answererOf(row);
  const sender = employerId && names.get(employerId);
  const applicant = people.find(({ profileId }) => profileId === row.application.applicant_id);
  if (!employerId || !sender || !applicant) return undefined;
  return { row, locale: applicant.locale, sender, now, applicantUserId: applicant.userId, employerId };
}

function inventTalks(random: Random, pairs: readonly Pair[], reader: MessageSide): Talk[] {
  const had: Had = new Map();
  const long = reader === 'employer' ? longest(pairs) : undefined;
  const talks = random.pickSome(pairs, pairs.length).map((pair): Talk => {
    const messages = pair === long ? inventOnboarding(random, pair) : inventCourse(random, pair, had);
    return { ...pair, messages, reader, unread: false };
  });
  const begun = talks.filter(({ messages }) => messages.length > 0);
  return [...begun.filter(({ row }) => row === long?.row), ...begun.filter(({ row }) => row !== long?.row)].slice(
    0,
    CONVERSATIONS,
  );
}

/** The earliest accepted applicant in LONG_LOCALE. */
const longest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs
    .filter(({ row, locale }) => row.application.status === 'accepted' && locale === LONG_LOCALE)
    .toSorted((a, b) => lastChange(a) - lastChange(b))[0];

const lastChange = ({ row }: Pair): number => row.application.updated_at?.getTime() ?? 0;

/** Ends some of the most recently changed conversations with unread messages. */
function leaveUnread(talks: readonly Talk[]): Talk[] {
  const waiting = talks[0] ? [...WAITING[otherOf(talks[0].reader)]] : [];
  return talks
    .toSorted((a, b) => lastChange(b) - lastChange(a))
    .map((talk) => {
      const at = new Date(talk.now.getTime() - (waiting[0] ?? 0) * 60_000);
      const messages = waiting.length > 0 ? endingAt(talk, at) : undefined;
      if (!messages) return talk;
      waiting.shift();
      return { ...talk, messages, unread: true };
    });
}

/** Undefined if that would contradict the application's history. */
function endingAt(talk: Talk, at: Date): Written[] | undefined {
  const { messages, reader } = talk;
  const last = messages.findLastIndex(({ side }) => side !== reader);
  const first = messages.findLastIndex(({ side }, index) => index < last && side === reader) + 1;
  const [before, begin] = [messages[first - 1], messages[first]];
  const isAboutLastChange = last >= 0 && begin && begin.at.getTime() >= lastChange(talk);
  if (!isAboutLastChange || lastChange(talk) >= at.getTime() || (before && before.at >= at)) return undefined;
  return messages
    .slice(0, last + 1)
    .map((message, index) =>
      index < first ? message : { ...message, at: new Date(at.getTime() + (index - first) * 40_000) },
    );
}

const otherOf = (side: MessageSide): MessageSide => (side === 'employer' ? 'applicant' : 'employer');

const ownersOf = ({ row: { application } }: Pair) => ({
  applicantId: application.applicant_id,
  companyId: application.company_id,
});

async function insertConversations({ db }: TxCtx, talks: readonly Talk[]): Promise<void> {
  const rows = talks.map((talk) => {
    const { id, company_id, applicant_id, job_facts: job, applicant_facts: applicant } = talk.row.application;
    const search = searchVector(
      [job.title, job.companyName, applicant.firstName, applicant.lastName].join(' '),
      ownersOf(talk),
    );
    const lastAt = talk.messages.at(-1)?.at ?? talk.now;
    return {
      application_id: id,
      company_id,
      applicant_id,
      employer_id: talk.employerId,
      employer_wrote: true,
      last_seq: talk.messages.length,
      last_at: lastAt,
      search,
    };
  });
  if (rows.length > 0) await db.insertInto('conversation').values(rows).execute();
}

async function insertMessages({ db }: TxCtx, random: Random, talks: readonly Talk[]): Promise<void> {
  const languages = await languagesOf(talks);
  const rows = talks.flatMap((talk) => {
    const receipts = inventReceipts(random, talk.messages, talk);
    return talk.messages.map(({ side, content, at }, index) => {
      const [sender_id, recipient_id] =
        side === 'employer' ? [talk.employerId, talk.applicantUserId] : [talk.applicantUserId, talk.employerId];
      const { delivered_at = null, read_at = null } = receipts[index] ?? {};
      const { id: application_id, job_facts: job } = talk.row.application;
      const place = { id: newId(), application_id, seq: index + 1, client_id: newId(), subject: subjectOf(job.title) };
      return {
        ...place,
        side,
        sender_id,
        recipient_id,
        content,
        language: languages.get(content) ?? null,
        search: searchVector(content, ownersOf(talk)),
        created_at: at,
        delivered_at,
        read_at,
      };
    });
  });
  if (rows.length > 0) await db.insertInto('message').values(rows).execute();
}

/** Numbered by text, since conversations repeat theirs. */
async function languagesOf(talks: readonly Talk[]): Promise<Map<string, string | null>> {
  const languages = new Map<string, string | null>();
  for (const { content } of talks.flatMap(({ messages }) => messages))
    if (!languages.has(content)) languages.set(content, await languageOf(content));
  return languages;
}

/** One notification per thread, with the beginning of its first unread message. */
function unreadNotifications({
  row,
  messages,
  reader,
  unread,
  sender,
  employerId,
  applicantUserId,
}: Talk): Row<'notification'>[] {
  const first = messages[messages.findLastIndex(({ side }) => side === reader) + 1];
  if (!unread || !first) return [];
  const { applicant_facts: applicant } = row.application;
  const { firstName, lastName } = reader === 'employer' ? applicant : sender;
  const data = {
    kind: 'message_received',
    ...factsOf(row),
    name: `${firstName} ${lastName}`,
    preview: preview(first.content, 'mail'),
  } as const;
  const [userId, aboutUserId] = reader === 'employer' ? [employerId, applicantUserId] : [applicantUserId, employerId];
  return [notificationRow({ userId, aboutUserId, type: 'message', data, at: first.at, unread: true })];
}
