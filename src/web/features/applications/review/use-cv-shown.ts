import { useState, useSyncExternalStore } from 'react';

import type { StoredFile } from '#contract/files/files.ts';

/** The only files that browsers show. */
export const PDF = 'application/pdf';

/** Kept when the user signs out (sign-out.ts). */
const KEY = 'parlance.cv';
const HIDDEN = 'hidden';

export interface CvState {
  isShown: boolean;
  /** By default; the server does not know the width. */
  onlyIfWide: boolean;
  toggle: () => void;
}

/** By default an application's CV is shown on wide screens, unless the user hid one on this device. */
export function useCvShown(cv: StoredFile | null): CvState {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    onNothing,
    () => readSetting() === HIDDEN,
    () => false,
  );
  const [chosen, setChosen] = useState<boolean>();
  const isShown = chosen ?? (cv?.type === PDF && isWide && !isHidden);
  return {
    isShown,
    onlyIfWide: chosen === undefined,
    toggle() {
      setChosen(!isShown);
      // Narrow screens show one CV at a time.
      if (isWide) storeSetting(isShown);
    },
  };
}

/** As `lg:` in class names. */
const WIDE = '(width >= 75rem)';

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const onNothing = () => () => {};

function readSetting(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeSetting(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(KEY, HIDDEN);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the default applies to the next one.
  }
}
