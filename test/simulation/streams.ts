import { openLive, type LiveReader } from '#test/support/live.ts';
import type { TestPerson } from '#test/support/people.ts';

import type { Machine } from './site.ts';

/** A browser that follows events, wherever it is connected. */
export interface Listener {
  person: TestPerson;
  machine: Machine;
  reader: LiveReader;
  /** The number of the person's last event when it first connected. */
  since: number;
  /** Events of earlier connections. */
  heard: LiveReader['numbered'];
}

const TRIES = 20;

export async function openListener(person: TestPerson, machine: Machine): Promise<Listener> {
  const reader = await connect(person, machine);
  return { person, machine, reader, since: Number(reader.lastId()), heard: [] };
}

/** Reconnects to another machine, from its last event. */
export async function moveListener(listener: Listener, machine: Machine): Promise<void> {
  listener.reader.cut();
  listener.heard.push(...listener.reader.numbered);
  const lastId = listener.reader.lastId();
  Object.assign(listener, { machine, reader: await connect(listener.person, machine, lastId) });
}

async function connect({ cookie }: TestPerson, { url }: Machine, lastId?: string): Promise<LiveReader> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reader = await openLive(url, cookie, lastId).catch(() => undefined);
    if (reader?.status === 200) {
      while (reader.lastId() === '' && !reader.ended()) await new Promise(setImmediate);
      if (reader.lastId() !== '') return reader;
    }
    reader?.cut();
  }
  throw new Error('The stream could not be opened.');
}

export const allHeard = ({ heard, reader }: Listener): LiveReader['numbered'] => [...heard, ...reader.numbered];
