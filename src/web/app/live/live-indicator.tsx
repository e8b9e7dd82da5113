import { m } from '#generated/paraglide/messages.js';

import type { LiveState } from './connection.ts';
import { useLiveState } from './live.tsx';

const texts: Record<LiveState, () => string> = {
  connected: m.app_live_connected,
  connecting: m.app_live_connecting,
  disconnected: m.app_live_disconnected,
};

const dots: Record<LiveState, string> = {
  connected: 'bg-accent',
  connecting: 'border border-edge',
  disconnected: 'bg-coral',
};

export function LiveIndicator() {
  const state = useLiveState();
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[state]}`} />
      {texts[state]()}
    </p>
  );
}
