/** Limit of one header; mail servers write much less. */
const LENGTH_MAX = 20_000;

export interface HeaderToken {
  /** `special`: one of the requested characters. */
  kind: 'atom' | 'quoted' | 'special';
  /** A quoted string is unquoted and unescaped. */
  text: string;
  /** Whether white space or a comment precedes it. */
  isApart: boolean;
}

/** `isWhole`: false if the header is too long, or a quoted string or comment in it does not end. */
export interface HeaderTokens {
  tokens: HeaderToken[];
  isWhole: boolean;
}

/** The text in quotes or parentheses from `at` on, and its end: undefined if it does not end. */
interface Enclosed {
  text: string;
  end: number | undefined;
}

/** The tokens of a structured header without its comments (RFC 5322, section 3.2), in one pass. */
export function tokensOf(header: string, specials: string): HeaderTokens {
  const tokens: HeaderToken[] = [];
  if (header.length > LENGTH_MAX) return { tokens, isWhole: false };
  let isApart = true;
  const add = (kind: HeaderToken['kind'], text: string) => {
    tokens.push({ kind, text, isApart });
    isApart = false;
  };
  for (let at = 0; at < header.length;) {
    const character = header.charAt(at);
    if (character === '"' || character === '(') {
      const { text, end } = character === '"' ? quotedFrom(header, at) : commentFrom(header, at);
      if (end === undefined) return { tokens, isWhole: false };
      if (character === '"') add('quoted', text);
      else isApart = true;
      at = end;
    } else if (isSpace(character)) {
      isApart = true;
      at += 1;
    } else if (specials.includes(character)) {
      add('special', character);
      at += 1;
    } else {
      const end = endOfAtom(header, at, specials);
      // An unmatched parenthesis or backslash.
      if (end === at) return { tokens, isWhole: false };
      add('atom', header.slice(at, end));
      at = end;
    }
  }
  return { tokens, isWhole: true };
}

const isSpace = (character: string): boolean => character === ' ' || character === '\t';

function endOfAtom(header: string, from: number, specials: string): number {
  let at = from;
  while (at < header.length && !isSpace(header.charAt(at)) && !`"()\\${specials}`.includes(header.charAt(at))) at += 1;
  return at;
}

function quotedFrom(header: string, from: number): Enclosed {
  let text = '';
  for (let at = from + 1; at < header.length; at += 1) {
    if (header.charAt(at) === '"') return { text, end: at + 1 };
    if (header.charAt(at) === '\\') at += 1;
    text += header.charAt(at);
  }
  return { text, end: undefined };
}

/** Comments may be nested. */
function commentFrom(header: string, from: number): Enclosed {
  let depth = 0;
  for (let at = from; at < header.length; at += 1) {
    const character = header.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return { text: '', end: at + 1 };
  }
  return { text: '', end: undefined };
}
