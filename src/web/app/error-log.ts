import { useEffect } from 'react';

/** What static-page.js needs for an error log entry (specification, section 3, without the person's id). */
interface CaughtError {
  level: 'page' | 'component';
  message: string;
  stack: string;
  componentStack: string;
}

/** React reports component stacks beside the errors, before the error page exists. */
const componentStacks = new WeakMap<object, string>();

export function storeComponentStack(error: unknown, componentStack: string | null | undefined): void {
  if (typeof error === 'object' && error !== null && componentStack) componentStacks.set(error, componentStack);
}

/** static-page.js writes the log, because static pages need it too. */
export function logClientError(error: unknown, level: CaughtError['level']): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const componentStack = typeof error === 'object' && error !== null ? (componentStacks.get(error) ?? '') : '';
  dispatchEvent(new CustomEvent<CaughtError>('parlance.error', { detail: { level, message, stack, componentStack } }));
}

export function useLoggedError(error: unknown): void {
  useEffect(() => logClientError(error, 'page'), [error]);
}
