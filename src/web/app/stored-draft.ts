/** As drafts of messages (specification, section 9). */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Keeps a text that is not sent yet for 24 hours, in this browser; an empty one forgets it. */
export function keepDraft(key: string, text: string): void {
  keepValue(key, text ? { text } : undefined);
}

/** The text that was kept, unless it is older than 24 hours. */
export function findDraft(key: string): string | undefined {
  const text = findValue(key)?.text;
  return typeof text === 'string' ? text : undefined;
}

/** Keeps a value for 24 hours, in this browser, with the time; `undefined` forgets it. */
export function keepValue(key: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify({ ...value, timestamp: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with a full one, the value lives as long as its page.
  }
}

/** The value that was kept, with its time, unless it is older than 24 hours. */
export function findValue(key: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('timestamp' in kept)) return undefined;
    if (typeof kept.timestamp === 'number' && Date.now() - kept.timestamp < KEPT_FOR) return { ...kept };
    localStorage.removeItem(key);
  } catch {
    // Nothing can be restored from what cannot be read.
  }
  return undefined;
}
