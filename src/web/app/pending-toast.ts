import { useEffect } from 'react';

import { showToast, type ToastMessage } from '#web/ui/toast.tsx';

// light.js reads the same key, on pages without React.
const KEY = 'parlance.toast';

/** Keeps a toast for the document that is loaded next in this tab. */
export function keepToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Without storage the toast is lost; what it tells of has happened all the same.
  }
}

/** Shows the toast that the document before this one has kept. */
export function usePendingToast(): void {
  useEffect(() => {
    const message = takeToast();
    if (message) showToast(message);
  }, []);
}

function takeToast(): ToastMessage | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as ToastMessage);
  } catch {
    return undefined;
  }
}
