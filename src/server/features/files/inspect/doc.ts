import { openCompoundFile, type CompoundFile, type Entry } from './compound-file.ts';
import { isLocal } from './local-target.ts';
import { damaged, hasMacros, hasRemoteParts } from './refusals.ts';

/** Offsets in Word's stream ([MS-DOC], FibBase and FibRgFcLcb97). */
const WORD_MARK = 0xa5ec;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;
const USES_1TABLE = 0x0200;
const STRINGS_AT = 410;
const HEAD_BYTES = STRINGS_AT + 8;
/** Eighteen strings of at most 255 characters. */
const MOST_STRING_BYTES = 16 * 1024;
const TEMPLATE = 1;

/** Every VBA project has these; Word does not find a renamed one. */
const MACROS = /^(?:macros|vba|_vba_project(?:_cur)?)$/i;
/** A file of any type, wrapped as an object. */
const PACKAGE = '\u0001Ole10Native';

/**
 * Whether it is of Word 97 to 2003: a compound file whose root has a stream "WordDocument" with Word's magic number.
 * @throws Refusal INVALID file_damaged, file_macros, file_remote_parts
 */
export function isDoc(bytes: Uint8Array): boolean {
  try {
    const file = openCompoundFile(bytes);
    const top = file.within(file.root);
    const main = top.find(({ kind, name }) => kind === 'stream' && name === 'WordDocument');
    if (!main || file.read(main, 0, 2).getUint16(0, true) !== WORD_MARK) return false;
    if (file.entries.some((entry) => isActive(file, entry))) throw hasMacros();
    const template = templateOf(file, top, file.read(main, 0, HEAD_BYTES));
    if (template && !isLocal(template)) throw hasRemoteParts();
    return true;
  } catch (error) {
    // A read beyond the end: truncated or damaged.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

function isActive(file: CompoundFile, entry: Entry): boolean {
  if (entry.kind === 'other') return false;
  // Word leaves an empty one behind.
  if (entry.name === 'ObjectPool') return file.within(entry).length > 0;
  return MACROS.test(entry.name) || entry.name === PACKAGE;
}

/** The template's path, from the associated strings ([MS-DOC], SttbfAssoc). */
function templateOf(file: CompoundFile, top: Entry[], head: DataView): string | undefined {
  const flags = head.getUint16(FLAGS_AT, true);
  const length = head.getUint32(STRINGS_AT + 4, true);
  // Not readable without the password.
  if (length === 0 || flags & ENCRYPTED) return undefined;
  if (length > MOST_STRING_BYTES) throw new RangeError('too many strings');
  const table = top.find(({ name }) => name === (flags & USES_1TABLE ? '1Table' : '0Table'));
  if (!table) throw new RangeError('no table');
  return readStrings(file.read(table, head.getUint32(STRINGS_AT, true), length))[TEMPLATE];
}

/** [MS-DOC], STTB: the number of strings, the extra bytes after each, then each string after its length. */
function readStrings(view: DataView): string[] {
  const isWide = view.getUint16(0, true) === 0xffff;
  const head = isWide ? 2 : 0;
  const count = view.getUint16(head, true);
  const between = view.getUint16(head + 2, true);
  const strings: string[] = [];
  for (let at = head + 4; strings.length < count;) {
    const letters = isWide ? view.getUint16(at, true) : view.getUint8(at);
    at += isWide ? 2 : 1;
    const codes = Array.from({ length: letters }, (_, index) =>
      isWide ? view.getUint16(at + 2 * index, true) : view.getUint8(at + index),
    );
    strings.push(String.fromCharCode(...codes));
    at += letters * (isWide ? 2 : 1) + between;
  }
  return strings;
}
