import { findDraft, keepDraft } from '#web/app/stored-draft.ts';

import { sameSitePath } from './same-site-path.ts';

const KEY = 'parlance.next';

/** Keeps where somebody wanted to go who registers first: the mail's link opens another tab. */
export const keepNext = (next: string | undefined): void => keepDraft(KEY, next ?? '');

/** Where whoever has confirmed their address in this browser wanted to go, if anywhere in particular. */
export const findNext = (): string | undefined => sameSitePath(findDraft(KEY) ?? null);
