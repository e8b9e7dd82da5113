import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { findDraft, storeDraft } from '#web/app/stored-draft.ts';

type LinkOf = 'person' | 'address' | 'password' | 'company' | 'invitation' | 'decision' | 'reference';

const keyOf = (link: LinkOf): string => `parlance.link.${link}`;

/**
 * The token of a link in an email. It is in the fragment, which is not sent to servers, and is removed from the address bar,
 * so that neither bystanders nor the browser's history get it.
 *
 * @returns undefined until React has started; an empty string without a token.
 */
export function useLinkToken(link: LinkOf): string | undefined {
  const { hash, search } = useLocation();
  const [token, setToken] = useState<string>();
  const isRead = useRef(false);
  useEffect(() => {
    // React may run an effect twice.
    if (isRead.current) return;
    isRead.current = true;
    // Emails of the previous release have it in the query.
    const given = [hash.slice(1), search].map((part) => new URLSearchParams(part).get('token')).find(Boolean);
    if (given) history.replaceState(history.state, '', location.pathname);
    setToken(given ?? findDraft(keyOf(link)) ?? '');
    storeDraft(keyOf(link), '');
  }, [link, hash, search]);
  return token;
}

/** For users who sign in or register first: the page then continues with the token. */
export function useKeepLinkToken(link: LinkOf, token: string): void {
  useEffect(() => storeDraft(keyOf(link), token), [link, token]);
}
