import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Localised. */
  link?: { href: string; label: string };
}

const loadRegion = () => import('./toast-list.tsx');
const ToastList = lazy(loadRegion);

let isUsed = false;
const listeners = new Set<() => void>();

/** For completed actions. Errors must also be shown in the page. */
export function showToast(message: ToastMessage): void {
  isUsed = true;
  for (const tell of listeners) tell();
  void loadRegion().then(({ addToast }) => addToast(message));
}

/** Once per page, near its end; loaded with the first toast. */
export function ToastRegion(props: { /** On wide screens too, where the corner is in use. */ atTop?: boolean }) {
  const isShown = useSyncExternalStore(
    listen,
    () => isUsed,
    () => false,
  );
  return isShown ? (
    <Suspense>
      <ToastList {...props} />
    </Suspense>
  ) : null;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
