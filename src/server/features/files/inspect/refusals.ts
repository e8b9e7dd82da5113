import { Refusal } from '../../../platform/http/refusal.ts';

/** Truncated, damaged, or ambiguous to parsers. */
export const damaged = (): Refusal => new Refusal('INVALID', { reason: 'file_damaged' });

/** Macros, controls or embedded objects. */
export const hasMacros = (): Refusal => new Refusal('INVALID', { reason: 'file_macros' });

/** The document would load a part from another machine when opened. */
export const hasRemoteParts = (): Refusal => new Refusal('INVALID', { reason: 'file_remote_parts' });
