import { Fragment, type ReactNode, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { findValue, storeValue } from './stored-draft.ts';
import type { Kept } from './use-kept-form.ts';

interface KeptFormProps<Values> {
  kept: Kept;
  first: Values;
  children: (first: Values) => ReactNode;
}

/** A form in which what was typed before and not saved is there again, and can be discarded. */
export function KeptForm<Values extends object>({ kept, first, children }: KeptFormProps<Values>) {
  // Undefined: not read yet, as on the server. Null: nothing was typed, or it is discarded.
  const [typed, setTyped] = useState<Values | null>();
  if (useIsInBrowser() && typed === undefined) {
    const found = findValue(kept.key);
    setTyped(found?.version === kept.version ? (found.values as Values) : null);
  }
  const discard = () => {
    storeValue(kept.key, undefined);
    setTyped(null);
  };
  return (
    <>
      {typed && (
        <Alert
          className="mb-6"
          action={
            <Button variant="outline" size="sm" onClick={discard}>
              {m.jobs_edit_kept_discard()}
            </Button>
          }
        >
          {m.offers_kept()}
        </Alert>
      )}
      <Fragment key={typed ? 'typed' : 'first'}>{children(typed ?? first)}</Fragment>
    </>
  );
}
