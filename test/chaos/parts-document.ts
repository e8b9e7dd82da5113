import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Answers } from './acts.ts';

const root = join(import.meta.dirname, '../..');

/** Observations while a part was away. Times are in seconds; undefined if it did not happen. */
export interface PartAway {
  name: string;
  acts: Answers;
  /** Status, and what it says about the part. */
  readyz: string;
  /** Until /readyz and /metrics reported it. */
  toldAfter: number | undefined;
  loggedAfter: number | undefined;
  /** From its return to the line of the log, and until everything worked. */
  backAfter: number | undefined;
  worksAgain: number | undefined;
  /** Characters of the log. */
  logged: number;
  mailsSentAfter: number | undefined;
}

/** @param seconds - for which each was away */
export async function writePartsAway(seconds: number, parts: readonly PartAway[]): Promise<void> {
  const acts = Object.keys(parts[0]?.acts ?? {});
  const mail = parts.find(({ mailsSentAfter }) => mailsSentAfter !== undefined);
  const text = [
    '# While a part is away',
    [
      `Written by \`npm run chaos -- parts\`: one process with the demo, each part away for ${seconds} seconds. In each cell: how a`,
      'request was answered, and how often where that changed.',
    ].join('\n'),
    table(
      ['', ...parts.map(({ name }) => name)],
      acts.map((act) => [act, ...parts.map((part) => answered(part.acts[act]))]),
    ),
    await wordsOf(parts),
    '## Who is told',
    [
      'A line of the log is a warning, `part is down` or `part is up again`; `parlance_part_up{part="…"}` is 0 meanwhile. A mail',
      'server is only known to be away once it did not take an email.',
    ].join('\n'),
    table(
      [
        'away',
        '`/readyz`',
        '`/readyz` and metric, s',
        'log, s',
        'back: log, s',
        'back: all works, s',
        'log in all, KB',
      ],
      parts.map((part) => [
        part.name,
        part.readyz,
        ...[part.toldAfter, part.loggedAfter, part.backAfter, part.worksAgain].map(rounded),
        rounded(part.logged / 1_000),
      ]),
    ),
    ...(mail
      ? [`Emails that waited for the mail server were sent ${rounded(mail.mailsSentAfter)} s after it came back.`]
      : []),
  ];
  await writeFile(join(root, 'docs/parts-away.md'), `${text.join('\n\n')}\n`);
}

/** The most frequent first. */
function answered(answers: Record<string, number> = {}): string {
  const sorted = Object.entries(answers).sort(([, one], [, other]) => other - one);
  return sorted.length === 1
    ? String(sorted[0]?.[0])
    : sorted.map(([answer, times]) => `${answer} (${times})`).join(', ');
}

/** The text that pages show for a refusal. */
async function wordsOf(parts: readonly PartAway[]): Promise<string> {
  const messages = JSON.parse(await readFile(join(root, 'messages/en.json'), 'utf8')) as Record<string, string>;
  const refused = parts.flatMap(({ acts }) => Object.values(acts).flatMap((answers) => Object.keys(answers)));
  const reasons = new Set(refused.filter((answer) => answer.startsWith('503')).map((answer) => answer.split(' ')[1]));
  return [...reasons]
    .map((reason) => [`503${reason ? ` ${reason}` : ''}`, messages[`problem_${reason ?? 'unavailable'}`]])
    .map(([answer, words]) => `- ${answer}: “${words}”`)
    .join('\n');
}

const rounded = (value: number | undefined): string => (value === undefined ? 'not seen' : value.toFixed(1));

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
