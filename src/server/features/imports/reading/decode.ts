import { isUtf8 } from 'node:buffer';

/** UTF-8, UTF-16 by its byte order mark or by the zeros beside Latin letters, else Windows-1252. */
export function decode(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
