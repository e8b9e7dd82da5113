import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<unknown>;

/** What waits for the first sign of a person. */
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
 * A component that is loaded once somebody moves, presses or types anything on the page, so that it is there when it is
 * needed, also without a connection. Rendered before that, it shows nothing until it is loaded, or `before`, which then
 * stays until that sign. React's own `lazy` would show it up to 300 ms late (the throttle of Suspense).
 */
export function loadLater<Props extends object>(
  read: () => Promise<{ default: ComponentType<Props> }>,
  before?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= (await read()).default);
  if (isUsed) attempt(load);
  else waiting.add(load);

  return function Later(props: Props) {
    const [Part = before, setPart] = useState(() => loaded);
    useEffect(() => {
      const show = async () => load().then((part) => setPart(() => part));
      if (loaded && Part === loaded) return undefined;
      if (isUsed || !before) attempt(show);
      else waiting.add(show);
      return () => void waiting.delete(show);
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
