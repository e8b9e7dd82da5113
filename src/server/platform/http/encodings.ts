export type Encoding = 'br' | 'gzip' | 'zstd';

/**
 * The first of the offered encodings that the reader takes, or `undefined` where the answer has to go as it is.
 *
 * @param accepted the request's Accept-Encoding (RFC 9110, section 12.5.3); of its weights, only 0 counts
 */
export function pickEncoding<Offered extends Encoding>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  if (!accepted) return undefined;
  const taken = new Set(
    accepted
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/i.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return offered.find((encoding) => taken.has(encoding));
}
