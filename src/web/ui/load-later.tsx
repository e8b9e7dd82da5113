import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<unknown>;

/** What waits for the first sign of a person. */
const waiting = new Set<Load>();
let isUsed = false;

/** Not loaded, as without a connection: loaded at the next use. */
const attempt = (load: Load) => void load().catch(() => {});

function start() {
  isUsed = true;
  for (const load of waiting) attempt(load);
  waiting.clear();
}

if (typeof document !== 'undefined')
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, start, { once: true, passive: true, capture: true });

/**
 * A component that is loaded once somebody moves, presses or types anything on the page, so that it is there when it is
 * needed, also without a connection. Rendered before that, it shows nothing until it is loaded. React's own `lazy` would
 * show it up to 300 ms late (the throttle of Suspense).
 */
export function loadLater<Props extends object>(read: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= (await read()).default);
  if (isUsed) attempt(load);
  else waiting.add(load);

  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!Part) attempt(async () => load().then((part) => setPart(() => part)));
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
