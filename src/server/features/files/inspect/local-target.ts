/**
 * Whether a document that names this place looks for it on its reader's own machine. Word writes the path of
 * the template that a document was made from, as it is on its writer's machine. Two slashes name another
 * machine, and so does any scheme but that of files.
 */
export function isLocal(target: string): boolean {
  const path = decoded(target)
    .replaceAll('\\', '/')
    .replace(/[\s\p{Cc}]/gu, '');
  const named = /^file:\/\/\/(?!\/)(.*)$/i.exec(path)?.[1] ?? path;
  return /^[a-z]:\//i.test(named) || !/^\/[/?]|^[a-z][a-z\d+.-]*:/i.test(named);
}

/** Without percent-encoding. What cannot be decoded stands for itself. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    if (error instanceof URIError) return target;
    throw error;
  }
}
