import { useEffect, useState } from 'react';

import type { Identity } from '#contract/accounts/identities.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { answerProof } from '#web/app/proof.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { onProvedElsewhere } from './proved-elsewhere.ts';

/**
 * Signs in again at a linked site, in a separate window, so that input in this one stays. That window reports
 * completion (callback-page.tsx), and the pending call lets the server decide.
 */
export function ProveByProvider() {
  const [identities, setIdentities] = useState<Identity[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // If they cannot be read, the other methods remain.
    void api.identities.list().then(setIdentities, () => {});
    return onProvedElsewhere(() => answerProof(true));
  }, []);
  const go = async (provider: string) => {
    setProblem(undefined);
    // Opened in the click handler: browsers block windows that open later.
    const opened = window.open('', 'parlance-proof', 'popup,width=520,height=720');
    if (!opened) return setProblem(m.identity_prove_blocked());
    try {
      opened.location.replace((await api.identities.prove({ provider })).url);
    } catch (error) {
      opened.close();
      setProblem(problemText(problemOf(error)));
    }
    return undefined;
  };
  return (
    <>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {identities.map(
        ({ id, provider, label }) =>
          provider && (
            <Button key={id} variant="ghost" size="sm" className="-ms-3 text-start" onClick={() => void go(provider)}>
              {m.identity_prove({ provider: label })}
            </Button>
          ),
      )}
    </>
  );
}
