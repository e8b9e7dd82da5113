/** Of a draft in the browser's storage (specification, section 9). */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** For 24 hours; an empty text is removed. */
export function storeDraft(key: string, text: string): void {
  storeValue(key, text ? { text } : undefined);
}

/** Undefined after 24 hours. */
export function findDraft(key: string): string | undefined {
  const text = findValue(key)?.text;
  return typeof text === 'string' ? text : undefined;
}

/** For 24 hours; `undefined` removes the value. */
export function storeValue(key: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify({ ...value, timestamp: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with a full one, the value lives as long as its page.
  }
}

/** Undefined after 24 hours. */
export function findValue(key: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('timestamp' in stored)) return undefined;
    if (typeof stored.timestamp === 'number' && Date.now() - stored.timestamp < DRAFT_LIFETIME_MS) return { ...stored };
    localStorage.removeItem(key);
  } catch {
    // Unreadable data is ignored.
  }
  return undefined;
}
