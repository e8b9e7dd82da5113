import { useState } from 'react';

import { passkeyText } from './passkey.ts';

/** Something that is done with the browser's passkeys, and why it failed. */
export function usePasskeyAction() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(action: () => Promise<void> | void): Promise<void> {
    setPending(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(passkeyText(error));
    }
    setPending(false);
  }
  return { isPending, problem, start: (action: () => Promise<void> | void) => void run(action) };
}
