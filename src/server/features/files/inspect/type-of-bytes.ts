import { fileTypeFromBuffer } from 'file-type';
import { isUtf8 } from 'node:buffer';

import { isDocx } from './docx.ts';
import { damaged } from './refusals.ts';

const HEAD_BYTES = 4_100;
/** Of blanks before and after a PDF, and of data after the end marker of a signed one. Adobe's reader looks this far. */
const PDF_MARGIN_BYTES = 1_024;

/** The stream that tells Word 97 to 2003 from other programs of the same container. Nothing else of such a file is read. */
const OLD_WORD = Buffer.from('WordDocument', 'utf16le');

/** Text formats that are not plain text. */
const MARKUP = /^\s*(?:<[?!]|<(?:\w+:)?(?:svg|html|head|body|script)\b|\{\\rtf|%!PS)/i;

/**
 * Undefined for unknown types. Decodes no picture, and unpacks only a DOCX's lists of parts.
 * @throws Refusal INVALID file_damaged for a document that is truncated, damaged or too large unpacked; file_macros,
 * file_remote_parts.
 */
export async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  if (isPdf(bytes)) return pdf(bytes);
  if (isText(bytes)) return 'text/plain';
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    return (await isDocx(bytes))
      ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      : undefined;
  }
  // Only the beginning: the library would unpack parts of archives.
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
  if (found?.mime === 'application/x-cfb') return bytesOf(bytes).includes(OLD_WORD) ? 'application/msword' : undefined;
  // An animated PNG is a valid PNG.
  return found?.mime === 'image/apng' ? 'image/png' : found?.mime;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

const isPdf = (bytes: Uint8Array): boolean => /^\s*%PDF-/.test(bytesOf(bytes).toString('latin1', 0, PDF_MARGIN_BYTES));

function pdf(bytes: Uint8Array): string {
  const end = bytesOf(bytes)
    .subarray(-2 * PDF_MARGIN_BYTES)
    .toString('latin1')
    .trimEnd();
  if (!end.slice(-PDF_MARGIN_BYTES).includes('%%EOF')) throw damaged();
  return 'application/pdf';
}

/** UTF-8 or UTF-16 with a byte order mark, without U+0000; or Windows-1252. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const encoding = startsWith(bytes, '\u00ff\u00fe')
    ? 'utf-16le'
    : startsWith(bytes, '\u00fe\u00ff')
      ? 'utf-16be'
      : 'utf-8';
  if (encoding === 'utf-8') {
    const isReadable = isUtf8(bytes) ? !bytes.includes(0) : isWindows1252(bytes);
    return isReadable && !MARKUP.test(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
  }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return !text.includes('\u0000') && !MARKUP.test(text.slice(0, HEAD_BYTES));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Without control characters, which every other format has, and the five bytes that the code page leaves undefined. */
const isWindows1252 = (bytes: Uint8Array): boolean =>
  !/[^\t\n\f\r\x20-\x7e\x80\x82-\x8c\x8e\x91-\x9c\x9e-\xff]/.test(bytesOf(bytes).toString('latin1'));

/** `signature` is in Latin-1. */
const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(signature, 'latin1').every((byte, index) => bytes[index] === byte);
