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
  for (const part of typed.split(/[,\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, limits.maxLength);
    const isThere = result.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !isThere && result.length < limits.maxTags) result.push(tag);
  }
  return result;
}
