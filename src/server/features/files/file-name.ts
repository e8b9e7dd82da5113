const LONGEST = 120;

/** The endings of the types that we keep; the first is the one that we give. */
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
 * The name under which a file is kept, made of the name that its uploader gave: one line without path, control or
 * direction characters, NFC, at most 120 characters, with an ending that fits the type of its bytes.
 */
export function cleanName(given: string, type: string): string {
  const name = given
    .slice(-10 * LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control characters; marks that turn the direction, with which "gpj.exe" reads as "exe.jpg"; other line breaks.
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[. ]+$/, '');
  const { stem, ending } = split(name, type);
  const room = LONGEST - ending.length - 1;
  const kept = stem
    .replace(/^[. ]+/, '')
    .slice(0, room)
    // Half of a character that was cut in two.
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return `${kept || 'file'}.${ending}`;
}

/** Keeps an ending that fits, replaces one that belongs to another of our types, and adds one to all else. */
function split(name: string, type: string): { stem: string; ending: string } {
  const fitting = ENDINGS[type] ?? ['bin'];
  const [first = 'bin'] = fitting;
  const match = /^(.*)\.([a-z]{2,4})$/isu.exec(name);
  const ending = (match?.[2] ?? '').toLowerCase();
  if (match && fitting.includes(ending)) return { stem: match[1] ?? '', ending };
  if (match && KNOWN_ENDINGS.has(ending)) return { stem: match[1] ?? '', ending: first };
  return { stem: name, ending: first };
}

/** The Content-Disposition of a download under this name (RFC 6266): in ASCII for old programs, in UTF-8 for all others. */
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
