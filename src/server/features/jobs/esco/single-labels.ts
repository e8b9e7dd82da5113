/** What tokensOf reads as the other gender's ending: "Verkäufer/in". */
const ENDING = /^(?:in|innen|euse|trice|rice|ière|ère|ne|te|e|a|o|ora|ra|sse)(?:\s|$)/u;

/**
 * The labels in one of ESCO's, which names both genders: "conseiller/conseillère de vente" is "conseiller de vente" and
 * "conseillère de vente". The shorter side lacks what both share.
 */
export function singleLabels(label: string): string[] {
  const sides = label
    .split('/')
    .map((side) => side.trim().split(/\s+/u))
    .filter(([first]) => first !== '');
  if (sides.length < 2 || sides.slice(1).some((side) => ENDING.test(side.join(' ')))) return [label.trim()];
  const longest = Math.max(...sides.map((side) => side.length));
  const [first = []] = sides;
  const last = sides.at(-1) ?? [];
  return sides.map((side) => {
    const missing = longest - side.length;
    if (missing === 0) return side.join(' ');
    // "attaché / attachée commerciale" shares its end, "responsable export / import" its beginning.
    return last.length === longest
      ? [...side, ...last.slice(side.length)].join(' ')
      : [...first.slice(0, missing), ...side].join(' ');
  });
}
