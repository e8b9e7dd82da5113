const SLUG_LENGTH_MAX = 60;

/** Reserved for the site's own pages under /companies. */
const RESERVED = new Set(['admin', 'all', 'create', 'edit', 'me', 'mine', 'new', 'search', 'verified']);

// Letters that Unicode does not decompose into a Latin letter and marks: Latin, Cyrillic, Greek.
const LETTERS = new Map(
  (
    'ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ŋ:n ŧ:t ĸ:k ə:e ' +
    'а:a б:b в:v г:g ґ:g д:d ђ:dj е:e є:ye ж:zh з:z и:i і:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r ' +
    'с:s ѕ:dz т:t ћ:c у:u ф:f х:h ц:ts ч:ch џ:dz ш:sh щ:sht ъ:a ы:y ь: э:e ю:yu я:ya ' +
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** a to z, digits and hyphens; `company` for a name without any. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '');
  const latin = Array.from(plain, (letter) => LETTERS.get(letter) ?? letter).join('');
  const words = latin.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return words.slice(0, SLUG_LENGTH_MAX).replace(/-$/, '') || 'company';
}

/** The slug, or with the lowest free number: `acme`, `acme-2`, `acme-3`. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !RESERVED.has(candidate);
  let candidate = slug;
  for (let number = 2; !isFree(candidate); number++) candidate = `${slug}-${number}`;
  return candidate;
}
