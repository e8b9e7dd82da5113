import { Refusal } from '../http/refusal.ts';

/** U+0000 in a text, or written as an escape in JSON. */
const NUL = /^(?:22021|22P05)$/;
/** Of JSON that we write: half a surrogate pair. */
const INVALID_TEXT = '22P02';

/**
 * The refusal of a statement with a text that PostgreSQL cannot store. Checked here because every text passes the
 * connection, while it may come from schemas, headers, cookies, claims, files and emails.
 */
export const unstorable = ({ code = '', routine = '' }: { code?: string; routine?: string }): Refusal | undefined =>
  NUL.test(code) || (code === INVALID_TEXT && routine.startsWith('json')) ? new Refusal('INVALID') : undefined;
