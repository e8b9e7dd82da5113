const SIGNATURE_BYTES = 8;
/** Bytes of length, type and checksum of each chunk. */
const CHUNK_BYTES = 12;
const PACKED_TEXTS = new Set(['zTXt', 'iTXt']);

/**
 * The library decompresses texts before it drops them: ten megabytes become ten gigabytes. Anything that is not a chunk
 * is left to it.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const end = at + CHUNK_BYTES + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!PACKED_TEXTS.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
