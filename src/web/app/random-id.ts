const HEX = 16;

/** UUID version 4 (RFC 9562). `crypto.randomUUID` exists only in secure contexts and on localhost. */
export function newRandomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const digits = bytes.map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
