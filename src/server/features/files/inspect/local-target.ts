/**
 * Whether the path is on the reader's own machine, as for a template that Word names. Two slashes, and any scheme but
 * file:, name another machine.
 */
export function isLocal(target: string): boolean {
  const path = decoded(target)
    .replaceAll('\\', '/')
    .replace(/[\s\p{Cc}]/gu, '');
  const named = /^file:\/\/\/(?!\/)(.*)$/i.exec(path)?.[1] ?? path;
  return /^[a-z]:\//i.test(named) || !/^\/[/?]|^[a-z][a-z\d+.-]*:/i.test(named);
}

/** Percent-decoded; unchanged if that fails. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    if (error instanceof URIError) return target;
    throw error;
  }
}
