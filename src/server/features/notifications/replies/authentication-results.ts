import { type HeaderToken, tokensOf } from './header-tokens.ts';

/** Such as `dkim=pass header.d=example.com`; all in lower case. */
export interface AuthenticationResult {
  method: string;
  result: string;
  /** Keyed by name, such as `header.d`; empty if it is given twice. */
  properties: Map<string, string>;
}

export interface AuthenticationResults {
  /** The server that states it, in lower case. */
  server: string;
  results: AuthenticationResult[];
}

/**
 * Parses an Authentication-Results header (RFC 8601, section 2.2). Text in quotes or comments is never read as a
 * result. Undefined without the name of a server; no results if the header is malformed or of another version: its
 * beginning may come from the sender.
 */
export function readAuthenticationResults(header: string): AuthenticationResults | undefined {
  const { tokens, isWhole } = tokensOf(header, ';=');
  const [[name, version, ...others] = [], ...statements] = split(tokens);
  if (!name || name.kind === 'special' || (version && !version.isApart)) return undefined;
  // Exchange omits the server's name, and begins with the first result.
  if (version?.text === '=') return undefined;
  const isRead = isWhole && others.length === 0 && (version === undefined || version.text === '1');
  return { server: name.text.toLowerCase(), results: isRead ? statements.flatMap(resultOf) : [] };
}

/** At semicolons. */
function split(tokens: readonly HeaderToken[]): HeaderToken[][] {
  const statements: HeaderToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'special' && token.text === ';') statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

/** Empty if any part is not a result. */
function resultOf(tokens: readonly HeaderToken[]): AuthenticationResult[] {
  const [verdict, ...others] = pairsOf(tokens) ?? [];
  if (!verdict) return [];
  const [method = '', version = '1'] = verdict.name.split('/');
  if (version !== '1' || !/^[a-z0-9-]+$/.test(verdict.value)) return [];
  const properties = new Map<string, string>();
  for (const { name, value } of others) properties.set(name, properties.has(name) ? '' : value);
  return [{ method, result: verdict.value, properties }];
}

interface Pair {
  name: string;
  value: string;
}

/** A sequence of `name = value`; undefined if anything else is between them. */
function pairsOf(tokens: readonly HeaderToken[]): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let at = 0; at < tokens.length;) {
    let equals = at;
    while (equals < tokens.length && tokens[equals]?.kind !== 'special') equals += 1;
    const name = nameOf(tokens.slice(at, equals));
    // A value such as an address may contain further equals signs; it ends at white space.
    let end = equals + 1;
    while (end < tokens.length && (end === equals + 1 || tokens[end]?.isApart === false)) end += 1;
    const value = tokens.slice(equals + 1, end);
    if (name === undefined || value[0] === undefined || value[0].kind === 'special') return undefined;
    pairs.push({
      name,
      value: value
        .map(({ text }) => text)
        .join('')
        .toLowerCase(),
    });
    at = end;
  }
  return pairs;
}

/** White space may surround the dot of `header.d` and the slash of `dkim/1`. */
function nameOf(tokens: readonly HeaderToken[]): string | undefined {
  let name = '';
  for (const { kind, text } of tokens) {
    const isJoined = name === '' || /[./]$/.test(name) || /^[./]/.test(text);
    if (kind !== 'atom' || !isJoined) return undefined;
    name += text;
  }
  return /^[a-z0-9-]+([./][a-z0-9_-]+)?$/i.test(name) ? name.toLowerCase() : undefined;
}

/**
 * Whether the server confirms that an email from the domain is authentic. Only its topmost header counts: the sender
 * may have forged those below.
 */
export function isAuthenticated(headers: readonly string[], server: string, domain: string): boolean {
  const own = headers.map(readAuthenticationResults).find((one) => one?.server === server.toLowerCase());
  const passed = (name: string, ...properties: string[]) =>
    (own?.results ?? []).some(
      ({ method, result, properties: known }) =>
        method === name &&
        result === 'pass' &&
        domainIn(properties.map((one) => known.get(one)).find(isGiven)) === domain,
    );
  // DMARC includes the domain's own policy.
  if (own?.results.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return false;
  return passed('dmarc', 'header.from') || passed('dkim', 'header.d', 'header.i') || passed('spf', 'smtp.mailfrom');
}

const isGiven = (value: string | undefined): value is string => value !== undefined;

/** Takes an address, `@example.com` or the domain alone. */
const domainIn = (value: string | undefined): string | undefined => value?.split('@').at(-1);
