import fc from 'fast-check';

import { UNKNOWN_ID } from '../jobs.ts';
import { strangeStrings } from './values.ts';

/** Times that some parsers accept, and PostgreSQL may not. */
export const forgedTimes = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999999Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '9999-12-31T23:59:59.9999999Z',
  '2026-02-29T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:59:60Z',
  '2026-01-01T00:00Z',
  `2026-01-01T00:00:00.${'1'.repeat(40)}Z`,
  `2026-01-01T00:00:00.${'1'.repeat(150)}Z`,
  '+294277-01-01T00:00:00Z',
  '-004714-01-01T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01 00:00:00+00',
  '2026-01-01',
  '0000-01-01',
  'infinity',
  '-infinity',
  'now',
  'yesterday',
  'epoch',
];

/** The limits of PostgreSQL's and JavaScript's integers. */
const edges = [
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  5e-324,
  0.1,
  -1,
  0,
  -0,
  1,
];

const forgedNumber = fc.oneof(
  fc.constantFrom(...edges, ...edges.map((edge) => -edge)),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const forgedIds = [
  '',
  'x',
  UNKNOWN_ID,
  UNKNOWN_ID.toUpperCase(),
  `{${UNKNOWN_ID}}`,
  UNKNOWN_ID.replaceAll('-', ''),
  `${UNKNOWN_ID}\u0000`,
  "'; drop table job",
];

/** Values for a position outside a cursor: times, numbers (also as text), ids. */
export const forgedPositions: unknown[] = [...forgedTimes, ...forgedIds, ...edges, ...edges.map(String)];
export const forgedPosition: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...forgedPositions), forgedNumber);

const anything: fc.Arbitrary<unknown> = fc.oneof(
  forgedPosition,
  fc.constantFrom<unknown>(...strangeStrings, null, true, [], {}),
);

/** Mostly valid parts, so that the invalid one is reached. */
const time = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...forgedTimes) },
  { weight: 1, arbitrary: anything },
);
const number = fc.oneof({ weight: 3, arbitrary: forgedNumber }, { weight: 1, arbitrary: anything });
const text = fc.oneof<fc.Arbitrary<unknown>[]>(
  fc.constantFrom<unknown>(...strangeStrings),
  fc.string({ unit: 'binary', maxLength: 250 }),
  anything,
);
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constant<unknown>(UNKNOWN_ID) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...forgedIds) },
);
const named = (...names: string[]) => fc.constantFrom(...names);

/** The shapes of positions in any list, and others. */
const position = fc.oneof<fc.Arbitrary<unknown>[]>(
  fc.tuple(time, id),
  fc.tuple(number, id),
  fc.tuple(text, id),
  fc.tuple(fc.constantFrom<unknown>(0, 1, 2, '0', null), time, id),
  fc.tuple(named('newest', 'salary', 'relevance'), number, id),
  fc.tuple(named('salary'), fc.oneof(fc.constant(null), number), number, id),
  fc.tuple(named('relevance'), number, number, id, fc.oneof(fc.constant(null), number), number, id),
  fc.array(anything, { maxLength: 8 }),
  anything,
);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

/** Cursors, most of them correctly encoded with forged content. */
export const forgedCursor: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: position.map(encode) },
  { weight: 1, arbitrary: position.map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...strangeStrings,
      ...['[1e400,null]', '[', '["\\u0000"]'].map((json) => Buffer.from(json).toString('base64url')),
    ),
  },
);
