/**
 * Split at commas, trimmed, without duplicates (ignoring case), cut to `maxLength` characters per tag and `maxTags`
 * tags.
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  limits: { maxTags: number; maxLength: number },
): string[] {
  const result = [...tags];
  for (const tag of tagsIn(typed, limits.maxLength)) {
    const isThere = result.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (!isThere && result.length < limits.maxTags) result.push(tag);
  }
  return result;
}

/** The part of `typed` that exceeds the limit of `tags`, to be edited again. */
export function tagsLeft(tags: readonly string[], typed: string, maxLength: number): string {
  const there = new Set(tags.map((tag) => tag.toLowerCase()));
  return tagsIn(typed, maxLength)
    .filter((tag) => !there.has(tag.toLowerCase()))
    .join(', ');
}

const tagsIn = (typed: string, maxLength: number): string[] =>
  typed
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' ').slice(0, maxLength))
    .filter(Boolean);
