import { useRevalidator } from 'react-router';

import type { ApiKey, KeyFormInput } from '#contract/keys/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { showToast } from '#web/ui/toast.tsx';

interface KeyCalls {
  create: (input: KeyFormInput) => Promise<{ key: string }>;
  takeOver: (id: string) => Promise<unknown>;
  revoke: (id: string) => Promise<unknown>;
}

/** Changes by the form and the list; the list is read again. */
export function useKeyChanges({ create, takeOver, revoke }: KeyCalls) {
  const { revalidate } = useRevalidator();
  return {
    async create(input: KeyFormInput) {
      const made = await create(input);
      await revalidate();
      return made;
    },
    async takeOver({ id }: ApiKey) {
      await takeOver(id);
      await revalidate();
      showToast({ title: m.keys_taken_over() });
    },
    async revoke({ id }: ApiKey) {
      await revoke(id);
      await revalidate();
      showToast({ title: m.keys_revoked() });
    },
  };
}
