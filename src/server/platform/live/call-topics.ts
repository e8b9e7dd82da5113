/** A person has new events. */
export const NEW_EVENTS = 'live:';
/** All may have. */
export const NEW_EVENTS_OF_ALL = 'live';
/** An event itself, and for whom. */
export const EPHEMERAL = 'ephemeral:';
/** A process hears itself. */
export const PROBES = 'probe:';

/** Whether it is for streams only: such topics outnumber all others, and nothing else needs to look at them. */
export const isCall = (topic = ''): boolean =>
  topic.startsWith(NEW_EVENTS) || topic === NEW_EVENTS_OF_ALL || topic.startsWith(EPHEMERAL);
