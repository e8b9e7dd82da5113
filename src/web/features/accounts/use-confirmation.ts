import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { confirmOutcomes } from '#contract/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { failureOf, failureOfCode, type ConfirmFailureKind } from './confirm-failure-kind.ts';

type Outcome = (typeof confirmOutcomes)[number];

export type ConfirmState = { kind: 'loading' } | { kind: Outcome } | { kind: 'failed'; failure: ConfirmFailureKind };

/** Milliseconds before a link without a token counts as failed (specification, section 9). */
const TIMEOUT = 1_000;

/** Sends the token of a verification link once the page is alive, and follows what becomes of it. */
export function useConfirmation(token: string, errorCode: string | null) {
  const [state, setState] = useState<ConfirmState>(
    errorCode === null ? { kind: 'loading' } : { kind: 'failed', failure: failureOfCode(errorCode) },
  );
  const settle = (outcome: Outcome) => {
    if (outcome === 'verified') showToast({ title: m.auth_confirm_done_title(), description: m.auth_confirm_done() });
    setState({ kind: outcome });
  };
  const confirm = async () => {
    setState({ kind: 'loading' });
    try {
      settle((await api.accounts.confirm({ token })).outcome);
    } catch (error) {
      setState({ kind: 'failed', failure: failureOf(problemOf(error)) });
    }
  };
  const begin = useEffectEvent(() => void confirm());
  const hasBegun = useRef(false);
  useEffect(() => {
    if (errorCode !== null) return undefined;
    if (!token) {
      const timer = setTimeout(() => setState({ kind: 'failed', failure: 'incomplete' }), TIMEOUT);
      return () => clearTimeout(timer);
    }
    // A token works once, and React may run an effect twice.
    if (!hasBegun.current) begin();
    hasBegun.current = true;
    return undefined;
  }, [token, errorCode]);
  return { state, settle, retry: () => void confirm() };
}
