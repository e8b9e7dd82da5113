import { useMemo, useSyncExternalStore } from 'react';

import type { LiveEvent } from '#contract/live-events.ts';
import type { LiveState } from '#web/app/live/connection.ts';

/** Replaces the live connection. */
export class Live {
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #stateListeners = new Set<() => void>();
  #state: LiveState = 'connected';

  send(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  setState(state: LiveState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }

  readonly listen = (listener: (event: LiveEvent) => void) => addTo(this.#listeners, listener);
  readonly onState = (listener: () => void) => addTo(this.#stateListeners, listener);
  readonly state = (): LiveState => this.#state;
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The context that LiveProvider gives to the page. */
export function useLiveValue(live: Live) {
  const state = useSyncExternalStore(live.onState, live.state);
  return useMemo(() => ({ state, listen: live.listen }), [live, state]);
}
