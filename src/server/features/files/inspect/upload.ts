import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

import { fileRules, type FileKind } from '#contract/files/file-rules.ts';

import { Refusal, type RefusalDetails } from '../../../platform/http/refusal.ts';
import { iconPath } from '../icon-path.ts';
import { redraw } from './pictures.ts';
import { drawSiteLogo } from './site-logo.ts';
import { typeOfBytes } from './type-of-bytes.ts';

export interface Upload {
  kind: FileKind | 'site_logo';
  path: string;
}

/** The file is at the same path. */
export interface Inspected {
  type: string;
  size: number;
  sha256: string;
  /** Of the site's logo, whose icon is in a file beside it. */
  logo?: { width: number; height: number };
}

/** A refusal, as sent between processes. */
export interface Refused {
  code: Refusal['code'];
  details: RefusalDetails;
}

/** Re-encodes pictures in place. */
export async function inspectUpload({ kind, path }: Upload): Promise<Inspected | Refused> {
  try {
    const bytes = await readFile(path);
    if (kind === 'site_logo') return await inspectSiteLogo(path, bytes);
    const type = await typeOfBytes(bytes);
    if (type === undefined || !fileRules[kind].types.includes(type))
      throw new Refusal('UNSUPPORTED_TYPE', { reason: 'file_type' });
    if (kind === 'cv' || !type.startsWith('image/')) return described(type, bytes);
    const picture = await redraw(kind, { bytes, type });
    await writeFile(path, picture.bytes);
    return described(picture.type, picture.bytes);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

async function inspectSiteLogo(path: string, bytes: Uint8Array): Promise<Inspected> {
  const { logo, icon, width, height } = await drawSiteLogo(bytes);
  await writeFile(path, logo);
  await writeFile(iconPath(path), icon);
  return { ...described('image/png', logo), logo: { width, height } };
}

const described = (type: string, bytes: Uint8Array): Inspected => ({
  type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
