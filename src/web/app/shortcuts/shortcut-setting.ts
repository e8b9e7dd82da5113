import { useSyncExternalStore } from 'react';

const KEY = 'parlance.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function set(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the default applies.
  }
  for (const listener of listeners) listener();
}

/** Speech input and accidental keys require a way to turn shortcuts off (WCAG 2.1.4). */
export const useShortcutSetting = (): [isOn: boolean, set: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, isOn, () => true),
  set,
];
