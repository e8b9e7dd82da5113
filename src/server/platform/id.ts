import { v7, validate } from 'uuid';

/** A UUIDv7: sorts by time. PostgreSQL before 18 cannot make one. */
export const newId = (): string => v7();

export const isId = (text: string): boolean => validate(text);
