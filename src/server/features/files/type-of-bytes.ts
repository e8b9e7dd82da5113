import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';

import { Refusal } from '../../platform/http/refusal.ts';
import { isWordDocument } from './compound-file.ts';
import { readZipDirectory } from './zip-directory.ts';

const HEAD_BYTES = 4_100;
/** A signed PDF may carry something after its end mark; Adobe's reader looks this far too. */
const PDF_TAIL_BYTES = 1_024;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

/** Text that is a format of its own, which a reader does not expect in a text file. */
const MARKUP = /^\s*(?:<[?!]|<(?:\w+:)?(?:svg|html|head|body|script)\b|\{\\rtf|%!PS)/i;

/**
 * The MIME type that the bytes have, whatever their name and their sender say; undefined for what we do not know.
 * Nothing is unpacked and no picture is decoded to know it.
 * @throws Refusal INVALID file_damaged for a document that is cut off, broken, or unpacks to more than anybody writes.
 */
export async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  if (startsWith(bytes, '%PDF-')) return pdf(bytes);
  if (isText(bytes)) return 'text/plain';
  // Only the beginning: of archives, the library would unpack parts.
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
  if (startsWith(bytes, 'PK\u0003\u0004')) return docx(bytes);
  if (found?.mime === 'application/x-cfb') return doc(bytes);
  // An animated PNG is a PNG to every program that does not know of them.
  return found?.mime === 'image/apng' ? 'image/png' : found?.mime;
}

const damaged = () => new Refusal('INVALID', { reason: 'file_damaged' });

function pdf(bytes: Uint8Array): string {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-PDF_TAIL_BYTES).includes('%%EOF')) throw damaged();
  return 'application/pdf';
}

function doc(bytes: Uint8Array): string | undefined {
  const isWord = isWordDocument(bytes);
  if (isWord === undefined) throw damaged();
  return isWord ? 'application/msword' : undefined;
}

/** A DOCX is a ZIP with these two parts (ECMA-376, part 2). One with macros is not what Word calls a DOCX. */
function docx(bytes: Uint8Array): string | undefined {
  const directory = readZipDirectory(bytes);
  if (!directory || directory.declaredBytes > MOST_UNPACKED_BYTES) throw damaged();
  const names = [...directory.names];
  // Word online numbers the main part.
  const isWord = directory.names.has('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  const hasMacros = names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name));
  return isWord && !hasMacros ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' : undefined;
}

/** UTF-8, or UTF-16 with its mark, without U+0000. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const encoding = startsWith(bytes, '\u00ff\u00fe') ? 'utf-16le' : startsWith(bytes, '\u00fe\u00ff') ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-8') {
    return isUtf8(bytes) && !bytes.includes(0) && !MARKUP.test(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
  }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return !text.includes('\u0000') && !MARKUP.test(text.slice(0, HEAD_BYTES));
  } catch (error) {
    // What does not decode is not text.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** `signature` is written in Latin-1: a character for each byte. */
const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(signature, 'latin1').every((byte, index) => bytes[index] === byte);
