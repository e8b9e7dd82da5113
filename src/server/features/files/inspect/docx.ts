import { decoded, isLocal } from './local-target.ts';
import { hasMacros, hasRemoteParts } from './refusals.ts';
import { readElements, type Attributes } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

const CONTENT_TYPES = '[content_types].xml';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const DOCUMENT_WITH_MACROS = 'application/vnd.ms-word.document.macroenabled.main+xml';

/** Content types of VBA projects and their parts, macro-enabled documents, ActiveX controls, OLE objects. */
const PROGRAMS = /macroenabled|vbaproject|vbadata|activex|oleobject|attachedtoolbars/i;
/** Relationship types of programs and of embedded documents. */
const TO_PROGRAMS =
  /\/(?:vbaproject|wordvbadata|control|activexcontrolbinary|oleobject|attachedtoolbars|extensibility|afchunk)$/i;
const TO_ANOTHER_PAGE = /\/hyperlink$/i;
const ABSOLUTE = /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Whether it is a ZIP whose content types name Word's main part (ECMA-376, part 2). Word finds parts by content type
 * and relationship, so other names hide nothing.
 * @throws Refusal INVALID file_damaged, file_macros, file_remote_parts
 */
export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  const zip = await openZip(bytes);
  if (!zip.names.includes(CONTENT_TYPES)) return false;
  const types = await contentTypes(zip);
  if (!types.has(DOCUMENT) && !types.has(DOCUMENT_WITH_MACROS)) return false;
  if ([...types].some((type) => PROGRAMS.test(type)) || zip.names.some(isProject)) throw hasMacros();
  for (const name of zip.names.filter(isRelationships)) {
    readElements(await zip.read(name), ['Relationship']).forEach(checkRelationship);
  }
  return true;
}

async function contentTypes(zip: Zip): Promise<Set<string>> {
  const elements = readElements(await zip.read(CONTENT_TYPES), ['Default', 'Override']);
  return new Set(elements.map(({ ContentType = '' }) => ContentType.trim().toLowerCase()));
}

const isProject = (name: string): boolean => decoded(name).toLowerCase().endsWith('vbaproject.bin');

/** `_rels/.rels`, and one next to each part that refers to others. */
const isRelationships = (name: string): boolean => decoded(name).toLowerCase().endsWith('.rels');

/** Hyperlinks wait for the reader's click; everything else is fetched when the document opens. */
function checkRelationship({ Type = '', Target = '', TargetMode = '' }: Attributes): void {
  const type = Type.trim();
  if (TO_PROGRAMS.test(type)) throw hasMacros();
  if (TO_ANOTHER_PAGE.test(type)) return;
  const isElsewhere = TargetMode.trim().toLowerCase() === 'external' || ABSOLUTE.test(Target);
  if (isElsewhere && !isLocal(Target)) throw hasRemoteParts();
}
