/** As drafts of messages (specification, section 9). */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Keeps a text that is not sent yet for 24 hours, in this browser; an empty one forgets it. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, JSON.stringify({ at: Date.now(), text }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with a full one, the text lives as long as its page.
  }
}

/** The text that was kept, unless it is older than 24 hours. */
export function findDraft(key: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('text' in kept)) return undefined;
    if (typeof kept.text === 'string' && typeof kept.at === 'number' && Date.now() - kept.at < KEPT_FOR) return kept.text;
    localStorage.removeItem(key);
  } catch {
    // Nothing can be restored from what cannot be read.
  }
  return undefined;
}
