import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type Load = () => Promise<unknown>;

/** Loaded once the page works and is idle, or at the first interaction. */
const small = new Set<Load>();
/** Loaded at the first interaction: what they replace is shown until then. */
const large = new Set<Load>();
let isIdle = false;
let isUsed = false;

/** A part that could not be loaded, as without a connection, waits for the next interaction. */
function loadAll(waiting: Set<Load>) {
  const loads = [...waiting];
  waiting.clear();
  for (const load of loads) void load().catch(() => waiting.add(load));
}

function startUsed() {
  isUsed = true;
  loadAll(small);
  loadAll(large);
}

function startIdle() {
  isIdle = true;
  loadAll(small);
}

if (typeof document !== 'undefined') {
  // A screen reader may move the focus without a key event.
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, startUsed, { passive: true, capture: true });
  addEventListener('pointermove', startUsed, { once: true, passive: true, capture: true });
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('parlance.hydrated', () => whenIdle(startIdle), { once: true });
}

/**
 * A component that is loaded after the page, so that it is there when needed, also without a connection. Until it is loaded
 * it shows nothing, or `before`, which stays until a user moves, clicks or types anything on the page.
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
  const waiting = before ? large : small;
  const want = () => {
    waiting.add(load);
    if (isUsed || (isIdle && !before)) loadAll(waiting);
  };
  // What is shown before may be large: it is loaded where it is shown, not on each page that shares its chunk.
  if (!before) want();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return function Later(props: Props) {
    // If loaded before hydration, it is shown afterwards: the server's HTML does not contain it.
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    useEffect(() => {
      if (loaded) return;
      if (before) want();
      else void load().catch(() => waiting.add(load));
    }, []);
    const Shown = Part ?? before;
    return Shown ? <Shown {...props} /> : null;
  };
}
