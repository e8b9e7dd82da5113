/** A person has new events. */
export const NEW_EVENTS = 'live:';
/** Everyone may have new events. */
export const NEW_EVENTS_OF_ALL = 'live';
/** An event, with its recipients. */
export const EPHEMERAL = 'ephemeral:';
/** Sent by a process to itself. */
export const PROBES = 'probe:';

/** Whether it is for streams only: such topics outnumber all others, and other listeners skip them. */
export const isCall = (topic = ''): boolean =>
  topic.startsWith(NEW_EVENTS) || topic === NEW_EVENTS_OF_ALL || topic.startsWith(EPHEMERAL);
