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
    // Without storage they stay as they are at first.
  }
  for (const listener of listeners) listener();
}

/**
 * Whether single keys act in this browser. Who speaks to the computer, or hits keys by accident, turns them off (WCAG
 * 2.1.4).
 */
export const useShortcutSetting = (): [isOn: boolean, set: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, isOn, () => true),
  set,
];
