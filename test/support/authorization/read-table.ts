import { readFileSync } from 'node:fs';

/** The codes of people in docs/authorization.md. */
const peopleCodes = ['A', 'N', 'P', 'S', 'O', 'J', 'U', 'E', 'OW', 'M', 'OM', 'RD', 'IV', 'W', 'H', 'R', 'AD'] as const;

/** Codes of programs with a key. */
const keyCodes = ['K', 'RK', 'PK'] as const;

const codes = [...peopleCodes, ...keyCodes];

export type Code = (typeof codes)[number];

export const isKeyCode = (code: Code): boolean => keyCodes.some((known) => known === code);

interface Row {
  what: string;
  /** The object of the call; may be empty. */
  of: string;
  may: Code[];
  calls: string[];
}

/** `sees`: actors who may not do it but may see the object. */
export interface Action extends Row {
  sees: Code[];
}

const text = readFileSync(new URL('../../../docs/authorization.md', import.meta.url), 'utf8');

/** The rows of "Actions". */
export const actions: Action[] = rowsUnder('## Actions').map(
  ([what = '', of = '', may = '', sees = '', calls = '']) => ({
    what,
    of,
    may: codesIn(may),
    sees: codesIn(sees),
    calls: callsIn(calls),
  }),
);

interface Proof {
  calls: string[];
  /** Without it, only in the case that the row names. */
  isAlways: boolean;
}

/** The rows of "Recent proof". */
export const proofs: Proof[] = rowsUnder('## Recent proof').map(([, when = '', calls = '']) => ({
  calls: callsIn(calls),
  isAlways: when === 'always',
}));

/** The rows of "Lists": `may` are the actors who find it. */
export const lists: Row[] = rowsUnder('## Lists').map(([what = '', of = '', may = '', calls = '']) => ({
  what,
  of,
  may: codesIn(may),
  calls: callsIn(calls),
}));

function rowsUnder(heading: string): string[][] {
  const section = text.slice(text.indexOf(heading)).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function codesIn(cell: string): Code[] {
  return cell
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const code = codes.find((known) => known === word);
      if (!code) throw new Error(`docs/authorization.md: unknown actor “${word}”.`);
      return code;
    });
}

function callsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call);
}
