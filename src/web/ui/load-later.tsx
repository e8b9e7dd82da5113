import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type Load = () => Promise<unknown>;

/** Components to load at the first interaction. */
const waiting = new Set<Load>();
let isUsed = false;

/** Not loaded, as without a connection: at the next sign. */
const attempt = (load: Load) => void load().catch(() => waiting.add(load));

function start() {
  isUsed = true;
  const loads = [...waiting];
  waiting.clear();
  for (const load of loads) attempt(load);
}

if (typeof document !== 'undefined') {
  // A screen reader may move the focus without a key.
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, start, { passive: true, capture: true });
  addEventListener('pointermove', start, { once: true, passive: true, capture: true });
}

/**
 * A component that is loaded once a user moves, clicks or types anything on the page, so that it is there when needed,
 * also without a connection. Until it is loaded it shows nothing, or `before`, which then stays until that interaction.
 * React's own `lazy` would show it up to 300 ms late (the throttle of Suspense).
 */
export function loadLater<Props extends object>(
  read: () => Promise<{ default: ComponentType<Props> }>,
  before?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    loaded ??= (await read()).default;
    for (const listener of listeners) listener();
  };
  const want = () => (isUsed ? attempt(load) : waiting.add(load));
  // What is shown before may be large: it is loaded where it is shown, not on each page that shares its chunk.
  if (!before) want();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return function Later(props: Props) {
    // Loaded before React started on the page, it shows after hydration: the server's HTML is without it.
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    useEffect(() => {
      if (loaded) return;
      if (before) want();
      else attempt(load);
    }, []);
    const Shown = Part ?? before;
    return Shown ? <Shown {...props} /> : null;
  };
}
