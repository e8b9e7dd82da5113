/** The introduction that mail programs write above a quoted email, in one line. */
const ATTRIBUTIONS = [
  /^on .{5,} wrote:$/i,
  /^am .{5,} schrieb .{2,}:$/i,
  /^am .{5,} hat .{2,} geschrieben:$/i,
  /^le .{5,} a écrit\s?:$/i,
  /^(el|en) .{5,} escribió:$/i,
  /^il .{5,} ha scritto:$/i,
  /^(em|no dia|a|às) .{5,} escreveu:$/i,
  /^.{3,} escreveu \(.{5,}\):$/i,
  /^.{3,} schrieb am .{5,}:$/i,
];
/** Lines that such an introduction may be broken into. */
const ATTRIBUTION_LINES = 3;
/** Characters. */
const ATTRIBUTION_MAX = 400;
/** Text beyond this is ignored; a message is much shorter. */
const TEXT_MAX = 100_000;

const SEPARATOR =
  /^(_{10,}|-{2,}\s*(original message|ursprüngliche nachricht|message d[’']origine|mensaje original|messaggio originale|mensagem original)\s*-{2,})$/i;

/** Outlook and GMX repeat the headers of the email. */
const HEAD_FIRST = /^\*?(from|sent|von|gesendet|de|envoyé|enviado|enviado el|da|inviato|enviada|desde)\s?:\*?\s/i;
const HEAD_NEXT =
  /^\*?(sent|date|to|from|gesendet|datum|an|von|envoyé|à|enviado|enviado el|enviada|fecha|para|inviato|data|a|da|de)\s?:\*?\s/i;

/** Signatures that phones and mail programs add. */
const SIGNED_BY = [
  /^(sent from|get outlook for|sent with) /i,
  /^(von meinem .+ gesendet|gesendet (von|mit) .+|outlook für .+|diese nachricht wurde von mein.+)$/i,
  /^(envoyé (de|depuis|à partir de) |obtenir outlook |télécharger outlook )/i,
  /^(enviado (desde|do|de|a partir de) |obtener outlook |obter o outlook )/i,
  /^(inviato da |scarica outlook )/i,
];

/** Removes the quoted email and signatures, as mail programs write them in our six languages. */
export function cutQuotes(text: string): string {
  const lines = text
    .slice(0, TEXT_MAX)
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replaceAll('\u00A0', ' ').trimEnd());
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line.startsWith('>')) continue;
    if (line === '--' || SEPARATOR.test(line) || isHead(lines, at)) break;
    const length = attributionAt(lines, at);
    if (length > 0) {
      // Below a quote with marked lines, the answer may follow.
      if (!nextIsQuoted(lines, at + length)) break;
      at += length - 1;
    } else own.push(lines[at] ?? '');
  }
  return withoutSigner(own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The number of its lines; 0 if none begins here. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const some = lines.slice(at, at + count);
    if (some.some((line) => line.trim() === '' || line.trim().startsWith('>'))) return 0;
    const whole = some.map((line) => line.trim()).join(' ');
    if (whole.length > ATTRIBUTION_MAX) return 0;
    if (ATTRIBUTIONS.some((pattern) => pattern.test(whole))) return count;
  }
  return 0;
}

const nextIsQuoted = (lines: readonly string[], from: number): boolean => filledFrom(lines, from).startsWith('>');

const isHead = (lines: readonly string[], at: number): boolean =>
  HEAD_FIRST.test(`${lines[at]?.trim()} `) && HEAD_NEXT.test(`${filledFrom(lines, at + 1)} `);

/** The first line that is not empty. */
function filledFrom(lines: readonly string[], from: number): string {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === '') at += 1;
  return lines[at]?.trim() ?? '';
}

function withoutSigner(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isSigned = SIGNED_BY.some((pattern) => pattern.test(lines[last]?.trim() ?? ''));
  return isSigned ? lines.slice(0, last) : lines;
}
