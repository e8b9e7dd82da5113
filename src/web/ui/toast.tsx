import { useSyncExternalStore } from 'react';

import { loadLater } from './load-later.tsx';
import type { ToastMessage } from './toast-list.tsx';

const readList = () => import('./toast-list.tsx');
const ToastList = loadLater(readList);

let isUsed = false;
const listeners = new Set<() => void>();

/** For completed actions. Errors must also be shown in the page. */
export function showToast(message: ToastMessage): void {
  isUsed = true;
  for (const tell of listeners) tell();
  readList().then(
    ({ addToast }) => addToast(message),
    // Without a connection; failures are also shown in the page.
    () => {},
  );
}

/** Removes the toast of a failed action that has succeeded since without a toast. */
export function closeToast(action: string): void {
  if (!isUsed) return;
  readList().then(
    (list) => list.closeToast(action),
    // It was never shown.
    () => {},
  );
}

/** Once per page, near its end; loaded with the first toast. */
export function ToastRegion() {
  const isShown = useSyncExternalStore(
    listen,
    () => isUsed,
    () => false,
  );
  return isShown ? <ToastList /> : null;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
