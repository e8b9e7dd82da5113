import { v7, validate } from 'uuid';

/** A new UUIDv7: made by the application, because PostgreSQL before 18 cannot. Sorts by time of creation. */
export const newId = (): string => v7();

/** Whether a text has the form of an id at all; one that has not names nothing. */
export const isId = (text: string): boolean => validate(text);
