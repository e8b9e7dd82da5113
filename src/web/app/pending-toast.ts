import { useEffect } from 'react';

import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { showToast } from '#web/ui/toast.tsx';

// static-page.js reads the same key, on pages without React.
const KEY = 'parlance.toast';

export function storeToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Without storage the toast is lost; its action has happened all the same.
  }
}

export function usePendingToast(): void {
  useEffect(() => {
    const message = takeToast();
    if (message) showToast(message);
  }, []);
}

function takeToast(): ToastMessage | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? undefined : (JSON.parse(stored) as ToastMessage);
  } catch {
    return undefined;
  }
}
