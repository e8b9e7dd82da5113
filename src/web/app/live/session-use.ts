import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

import { api } from '../api-client.ts';

/** Milliseconds; well below the shortest time after which a session ends unused. */
const SAID_AGAIN = 600_000;

export const isSignedInAs = async (userId: string): Promise<boolean> =>
  (await api.accounts.me().catch(() => null))?.userId === userId;

/** Reports that a person uses the page, because its own calls do not show that. Opening the page was a use. */
export function useNoteSessionUse(): void {
  useEffect(() => {
    let said = performance.now();
    const note = (): void => {
      if (performance.now() - said < SAID_AGAIN) return;
      said = performance.now();
      // The session may be over, which the live connection says.
      api.accounts.noteSessionUse({}).catch(() => {});
    };
    addEventListener('keydown', note, { capture: true });
    addEventListener('pointerdown', note, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
}

/** Says whether something was typed on the page since it was opened. */
export function useHasTyped(): () => boolean {
  const { key } = useLocation();
  const typedOn = useRef<string>(undefined);
  const note = useEffectEvent(() => {
    typedOn.current = key;
  });
  useEffect(() => {
    const onInput = (): void => note();
    addEventListener('input', onInput, { capture: true });
    return () => removeEventListener('input', onInput, { capture: true });
  }, []);
  return () => typedOn.current === key;
}
