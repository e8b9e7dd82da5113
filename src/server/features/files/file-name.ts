const LONGEST = 120;

/** The first extension is the default. */
const ENDINGS: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'text/plain': ['txt', 'text', 'md', 'csv'],
};

const KNOWN_ENDINGS = new Set(Object.values(ENDINGS).flat());

/**
 * Returns one line without path, control or direction characters, in NFC, of at most 120 characters, with an extension
 * that fits the type.
 */
export function cleanName(given: string, type: string): string {
  const name = given
    .slice(-10 * LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control characters, direction marks ("gpj.exe" reads as "exe.jpg") and other line breaks.
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![. ])[. ]+$/, '');
  const { stem, ending } = split(name, type);
  const room = LONGEST - ending.length - 1;
  const kept = stem
    .replace(/^[. ]+/, '')
    .slice(0, room)
    // Half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return `${kept || 'file'}.${ending}`;
}

/** Keeps a fitting extension, replaces one of another accepted type, else adds one. */
function split(name: string, type: string): { stem: string; ending: string } {
  const fitting = ENDINGS[type] ?? ['bin'];
  const [first = 'bin'] = fitting;
  const match = /^(.*)\.([a-z]{2,4})$/isu.exec(name);
  const ending = (match?.[2] ?? '').toLowerCase();
  if (match && fitting.includes(ending)) return { stem: match[1] ?? '', ending };
  if (match && KNOWN_ENDINGS.has(ending)) return { stem: match[1] ?? '', ending: first };
  return { stem: name, ending: first };
}

/** A Content-Disposition with an ASCII name and a UTF-8 one (RFC 6266). */
export function downloadAs(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
