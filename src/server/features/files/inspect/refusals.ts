import { Refusal } from '../../../platform/http/refusal.ts';

/** Cut off, broken, or made to be read in more than one way. */
export const damaged = (): Refusal => new Refusal('INVALID', { reason: 'file_damaged' });

/** Programs within a document: macros, controls, embedded objects. */
export const hasMacros = (): Refusal => new Refusal('INVALID', { reason: 'file_macros' });

/** A document that would fetch a part of itself from another machine when it is opened. */
export const hasRemoteParts = (): Refusal => new Refusal('INVALID', { reason: 'file_remote_parts' });
