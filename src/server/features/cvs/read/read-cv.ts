import { readFile } from 'node:fs/promises';

import type { ReadCv } from '#contract/cvs/cvs.ts';

import { Refusal, type RefusalDetails } from '../../../platform/http/refusal.ts';
import { damaged } from '../../files/inspect/refusals.ts';
import { typeOfBytes } from '../../files/inspect/type-of-bytes.ts';
import { suggestionsOf } from '../rules/suggestions.ts';
import { docxLines } from './docx-lines.ts';
import { europassSuggestions } from './europass.ts';
import { jsonResumeSuggestions } from './json-resume.ts';
import { isLinkedIn, linkedInLines } from './linkedin.ts';
import { readPdf } from './pdf.ts';
import { skillsPassportSuggestions } from './skills-passport.ts';
import { readXml } from './xml-tree.ts';

export interface CvFile {
  path: string;
}

/** A refusal, as sent between processes. */
export interface NotRead {
  code: Refusal['code'];
  details: RefusalDetails;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOC = 'application/msword';

export async function readCvFile({ path }: CvFile): Promise<ReadCv | NotRead> {
  try {
    const read = await readBytes(new Uint8Array(await readFile(path)));
    if (read.suggestions.length === 0) throw new Refusal('INVALID', { reason: 'cv_nothing_found' });
    return read;
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

async function readBytes(bytes: Uint8Array): Promise<ReadCv> {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 1_000))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return readEuropass(bytes);
  if (start.startsWith('{')) return { format: 'json_resume', suggestions: jsonResumeSuggestions(decoded(bytes)) };
  const type = await typeOfBytes(bytes);
  if (type === 'application/pdf') return readPdfCv(bytes);
  if (type === DOCX) return { format: 'document', suggestions: suggestionsOf(await docxLines(bytes)) };
  throw new Refusal('UNSUPPORTED_TYPE', { reason: type === DOC ? 'cv_old_word' : 'cv_type' });
}

async function readPdfCv(bytes: Uint8Array): Promise<ReadCv> {
  const { attachment, lines } = await readPdf(bytes);
  if (attachment) return readEuropass(attachment);
  if (isLinkedIn(lines)) return { format: 'linkedin', suggestions: suggestionsOf(linkedInLines(lines)) };
  return { format: 'document', suggestions: suggestionsOf(lines) };
}

function readEuropass(bytes: Uint8Array): ReadCv {
  const root = readXml(bytes);
  if (root.name === 'Candidate') return { format: 'europass', suggestions: europassSuggestions(root) };
  if (root.name === 'SkillsPassport') return { format: 'europass', suggestions: skillsPassportSuggestions(root) };
  throw new Refusal('UNSUPPORTED_TYPE', { reason: 'cv_type' });
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw damaged();
    throw error;
  }
}
