export type HostileDocument = [what: string, bytes: () => Uint8Array, refused: { status: number; reason: string }];

const invalid = (reason: string) => ({ status: 422, reason });
export const damaged = invalid('file_damaged');
export const macros = invalid('file_macros');
export const remote = invalid('file_remote_parts');
