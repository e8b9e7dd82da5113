/** Each feature adds its own by declaration merging in its table.ts. */
// oxlint-disable-next-line no-empty-interface -- filled by declaration merging
export interface Tables {}
