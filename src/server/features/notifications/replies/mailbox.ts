import { type HeaderToken, tokensOf } from './header-tokens.ts';

/**
 * The address in a header with exactly one mailbox, in lower case; undefined for lists and groups, and for anything
 * ambiguous: an address only in a name or an encoded word, or another one in the name.
 */
export function readMailbox(header: string): string | undefined {
  const { tokens, isWhole } = tokensOf(header, '<>@,;:');
  if (!isWhole) return undefined;
  const opening = tokens.findIndex(isSpecial('<'));
  if (opening < 0) return addressOf(tokens);
  if (!isSpecial('>')(tokens.at(-1))) return undefined;
  const address = addressOf(tokens.slice(opening + 1, -1));
  const name = tokens.slice(0, opening);
  const others = name.filter(({ kind }) => kind === 'special');
  // Some programs repeat the address as the name, without quotes.
  return others.length === 0 || addressOf(name) === address ? address : undefined;
}

const isSpecial = (text: string) => (token: HeaderToken | undefined) =>
  token?.kind === 'special' && token.text === text;

/** A quoted local part is never the address of an account. */
function addressOf(tokens: readonly HeaderToken[]): string | undefined {
  const [local, at, domain, ...others] = tokens;
  const isAddress =
    local?.kind === 'atom' && isSpecial('@')(at) && domain?.kind === 'atom' && !at?.isApart && !domain.isApart;
  return isAddress && others.length === 0 ? `${local.text}@${domain.text}`.toLowerCase() : undefined;
}
