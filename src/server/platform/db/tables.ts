/**
 * Every table of the database, by name. Each feature adds its own in its table.ts by declaration merging, so that no
 * central file has to know them all.
 */
// oxlint-disable-next-line no-empty-interface -- filled by declaration merging
export interface Tables {}
