import type { Sharp } from 'sharp';

import type { FileKind } from '#contract/files/file-rules.ts';

import { Refusal } from '../../../platform/http/refusal.ts';
import { withoutTexts } from './png.ts';
import { damaged } from './refusals.ts';

export const MOST_PIXELS = 40_000_000;
/** Small frames cost more than their pixels. An animation of half a minute has a thousand. */
const MOST_FRAMES = 1_000;
/** Avatars are squares of this side, logos fit into one. */
const SIDE = 512;

/** For the site's own logo only, which administrators choose. */
export const SVG_LOADER = 'VipsForeignLoadSvg';

/** All other loaders, SVG and PDF among them, are blocked. */
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'];

export interface Picture {
  bytes: Uint8Array;
  type: string;
}

/**
 * Re-encodes a picture without its metadata. Avatars and logos become small WebP pictures; attachments keep size and
 * format, GIFs their animation.
 * @throws Refusal TOO_LARGE image_too_large beyond 40 megapixels over all frames, or a thousand frames; INVALID
 * file_damaged if it cannot be decoded.
 */
export async function redraw(kind: Exclude<FileKind, 'cv'>, picture: Picture): Promise<Picture> {
  const sharp = await loadSharp();
  const { type } = picture;
  const bytes = type === 'image/png' ? withoutTexts(picture.bytes) : picture.bytes;
  const animated = kind === 'attachment' && type === 'image/gif';
  // The library's limit throws a generic error, so the size is checked here, before decoding.
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { animated, limitInputPixels, failOn: 'error', sequentialRead: true });
  const { width, height, format, pages = 1 } = await decoded(open(false).metadata());
  if (width * height > MOST_PIXELS || (animated && pages > MOST_FRAMES))
    throw new Refusal('TOO_LARGE', { reason: 'image_too_large' });
  if (`image/${format}` !== type) throw damaged();
  const target = kind === 'attachment' ? type : 'image/webp';
  const image = encodeAs(target, shape(kind, open(MOST_PIXELS).autoOrient()));
  return { bytes: await decoded(image.toBuffer()), type: target };
}

function shape(kind: Exclude<FileKind, 'cv'>, image: Sharp): Sharp {
  if (kind === 'avatar') return image.resize(SIDE, SIDE, { fit: 'cover', position: 'attention' });
  if (kind === 'logo') return image.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  return image;
}

function encodeAs(type: string, image: Sharp): Sharp {
  if (type === 'image/webp') return image.webp({ quality: 86 });
  if (type === 'image/png') return image.png({ compressionLevel: 6 });
  if (type === 'image/gif') return image.gif({ effort: 3 });
  return image.jpeg({ quality: 88 });
}

/** The library throws plain errors; any of them means that the picture cannot be shown. */
export const decoded = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw damaged();
  });

/** Loaded on first use: it is large and rarely needed. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
