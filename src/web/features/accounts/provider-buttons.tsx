import { useState } from 'react';

import type { Provider } from '#contract/accounts/identities.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { storeNext } from './stored-next.ts';

interface ProviderButtonsProps {
  providers: Provider[];
  /** Where to go after signing in. */
  next: string | undefined;
}

/** Other sites that users sign in and register with. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const { going, problem, go } = useGoing();
  if (providers.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-4 noscript:hidden">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outline"
          isPending={going === provider.id}
          onClick={() => {
            storeNext(next);
            void go(provider.id, () => api.identities.begin({ provider: provider.id }));
          }}
        >
          {m.identity_continue({ provider: provider.label })}
        </Button>
      ))}
    </div>
  );
}

/** Redirects to the other site's address, which the API returns. */
export function useGoing() {
  const [going, setGoing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const go = async (id: string, ask: () => Promise<{ url: string }>) => {
    setGoing(id);
    setProblem(undefined);
    try {
      location.assign((await ask()).url);
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setGoing(undefined);
    }
  };
  return { going, problem, go };
}
