/** What a page's loader read. */
export interface LoaderResult<Data> {
  data: Data;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Options of a query whose first answer came with the page, if it did: each loading of a page has its own, so that none is older. */
export const startingWith = <Data>(queryKey: readonly unknown[], result: LoaderResult<Data> | undefined) =>
  result && {
    queryKey: [...queryKey, result.readAt],
    initialData: result.data,
    initialDataUpdatedAt: result.readAt,
  };
