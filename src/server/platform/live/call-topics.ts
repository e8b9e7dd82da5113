/** A person has new events. */
export const NOTIFY = 'live:';
/** All may have. */
export const NOTIFY_ALL = 'live';
/** An event itself, and for whom. */
export const EPHEMERAL = 'ephemeral:';
/** A process hears itself. */
export const PROBES = 'probe:';

/** Whether it is for streams alone: such topics outnumber all others, and nobody else needs to look at them. */
export const isCall = (topic = ''): boolean =>
  topic.startsWith(NOTIFY) || topic === NOTIFY_ALL || topic.startsWith(EPHEMERAL);
