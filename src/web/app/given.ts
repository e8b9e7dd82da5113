/** What a page's loader read. */
export interface Given<Data> {
  data: Data;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Options of a query whose first answer came with the page, if it did: each loading of a page has its own, so that none is older. */
export const startingWith = <Data>(queryKey: readonly unknown[], given: Given<Data> | undefined) =>
  given && {
    queryKey: [...queryKey, given.readAt],
    initialData: given.data,
    initialDataUpdatedAt: given.readAt,
  };
