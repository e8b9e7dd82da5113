import { newRandomId } from './random-id.ts';

/** One entry of the error log that stays in the browser (specification, section 3, without the person's id). */
interface LoggedError {
  errorId: string;
  message: string;
  stack: string;
  componentStack: string;
  level: 'page' | 'component';
  timestamp: string;
  userAgent: string;
  url: string;
}

const KEY = 'parlance.errors';
const KEPT = 10;

/**
 * Remembers a render error in this browser, the last ten. It never leaves the browser, and holds nothing personal: the
 * address is kept without its query, and what looks like an e-mail address is masked.
 */
export function logClientError(error: unknown, level: LoggedError['level'], componentStack = ''): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const entry: LoggedError = {
    errorId: newRandomId(),
    message: mask(message),
    stack: mask(stack),
    componentStack,
    level,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: location.origin + location.pathname,
  };
  try {
    const earlier = JSON.parse(localStorage.getItem(KEY) ?? '[]') as LoggedError[];
    localStorage.setItem(KEY, JSON.stringify([entry, ...earlier].slice(0, KEPT)));
  } catch {
    // Storage may be full or forbidden; the fallback is shown all the same.
  }
}

const mask = (text: string): string => text.replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…').slice(0, 4_000);
