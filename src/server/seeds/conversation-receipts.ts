import type { MessageSide } from '#contract/messaging/messages.ts';

import type { Written } from './conversation-course.ts';
import type { Random } from './random.ts';

interface Receipt {
  delivered_at: Date | null;
  read_at: Date | null;
}

interface Ending {
  /** The demo person's side; they have read everything unless `unread`. */
  reader: MessageSide;
  unread: boolean;
  now: Date;
}

const NOTHING: Receipt = { delivered_at: null, read_at: null };
const MINUTE = 60_000;

/** Messages are read before their answer; unanswered ones may be unread. */
export function inventReceipts(random: Random, messages: readonly Written[], ending: Ending): Receipt[] {
  return messages.map((message, index) => {
    const answer = messages.findIndex(({ side }, place) => place > index && side !== message.side);
    const last = messages.at(answer === -1 ? -1 : answer - 1) ?? message;
    const answered = messages[answer];
    if (answered) return readAt(random, message, halfway(last.at, answered.at));
    if (message.side === ending.reader) return lastReceipt(random, message, last, ending.now);
    return ending.unread ? NOTHING : readAt(random, message, halfway(last.at, ending.now));
  });
}

/** Most unanswered messages were read some hours later, some only delivered, some neither. */
function lastReceipt(random: Random, message: Written, last: Written, now: Date): Receipt {
  // Derived from the last message, so that a sequence is read together.
  const hours = 1 + (last.at.getTime() % 9);
  const read = new Date(last.at.getTime() + hours * 60 * MINUTE);
  if (hours < 8 && read < now) return readAt(random, message, read);
  return hours % 2 === 0 ? { delivered_at: halfway(last.at, now), read_at: null } : NOTHING;
}

function readAt(random: Random, { at }: Written, read: Date): Receipt {
  const delivered = new Date(at.getTime() + random.between(400, 9_000));
  return { delivered_at: delivered < read ? delivered : read, read_at: read };
}

const halfway = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);
