/** Whether a call was refused with one of the codes. */
export const isRefused = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
