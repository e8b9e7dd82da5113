const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the content of each chunk. */
const CHUNK_BYTES = 12;
const PACKED_TEXTS = new Set(['zTXt', 'iTXt']);

/**
 * A PNG without its packed texts. They are thrown away when it is drawn anew, but the library unpacks them
 * before: ten megabytes of them to ten gigabytes. What is no chunk stays as it is; the library judges it.
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
