import { findDraft, storeDraft } from '#web/app/stored-draft.ts';

import { sameSitePath } from './same-site-path.ts';

const KEY = 'parlance.next';

/** Stores where to go after registering: the email's link opens another tab. */
export const storeNext = (next: string | undefined): void => storeDraft(KEY, next ?? '');

export const findNext = (): string | undefined => sameSitePath(findDraft(KEY) ?? null);
