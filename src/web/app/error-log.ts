import { useEffect } from 'react';

/** What light.js needs to write an entry of the error log (specification, section 3, without the person's id). */
interface CaughtError {
  level: 'page' | 'component';
  message: string;
  stack: string;
  componentStack: string;
}

/** Where in the page an error was thrown: React says it beside the error, before the error's own page is there. */
const componentStacks = new WeakMap<object, string>();

/** Keeps which components an error came through, for the entry of its page. */
export function keepComponentStack(error: unknown, componentStack: string | null | undefined): void {
  if (typeof error === 'object' && error !== null && componentStack) componentStacks.set(error, componentStack);
}

/** Remembers a render error in this browser. light.js writes the entry, since pages without React need the same. */
export function logClientError(error: unknown, level: CaughtError['level']): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const componentStack = typeof error === 'object' && error !== null ? (componentStacks.get(error) ?? '') : '';
  dispatchEvent(new CustomEvent<CaughtError>('parlance.error', { detail: { level, message, stack, componentStack } }));
}

/** Remembers what made a page fail; for each page that is shown in place of one. */
export function useLoggedError(error: unknown): void {
  useEffect(() => logClientError(error, 'page'), [error]);
}
