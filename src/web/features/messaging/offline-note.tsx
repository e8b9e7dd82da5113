import { m } from '#generated/paraglide/messages.js';
import { useLiveState } from '#web/app/live/live.tsx';

/** Shown only offline, not while connecting. */
export function OfflineNote() {
  const isOffline = useLiveState() === 'disconnected';
  return (
    <p role="status" className="bg-coral-tint px-4 py-2 text-sm empty:hidden">
      {isOffline && m.messages_offline()}
    </p>
  );
}
