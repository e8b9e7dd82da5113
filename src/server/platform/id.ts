import { v7, validate } from 'uuid';

/** A UUIDv7: sorts by time. PostgreSQL before 18 cannot make one. */
export const newId = (): string => v7();

/** None of an earlier time is greater. */
export const firstIdAt = (time: Date): string => v7({ msecs: time.getTime(), seq: 0, random: new Uint8Array(16) });

export const isId = (text: string): boolean => validate(text);
