import type { Sharp } from 'sharp';

import { Refusal } from '../../../platform/http/refusal.ts';
import { decoded, loadSharp, MOST_PIXELS, SVG_LOADER } from './pictures.ts';
import { withoutTexts } from './png.ts';
import { damaged } from './refusals.ts';
import { typeOfBytes } from './type-of-bytes.ts';

/** In pixels: four times its size in the header. */
const LOGO = { width: 960, height: 192 };
const ICON = 512;
/** The part of an icon that a mask leaves (W3C manifest, "maskable"): the logo is within this square. */
const WITHIN = 360;
const WHITE = '#ffffff';
/** Dots per inch: an SVG is rendered at the maximum size of a logo. */
const DENSITY = { usual: 72, most: 7_200 };

const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,4000}?-->\s*|<!DOCTYPE[^>[]{0,400}>\s*)*<svg[\s>]/i;

export interface DrawnLogo {
  logo: Uint8Array;
  icon: Uint8Array;
  width: number;
  height: number;
}

/**
 * The site's logo and its icon as PNG pictures, without metadata. An SVG is rendered and never served, so it loads
 * nothing and runs nothing.
 * @throws Refusal UNSUPPORTED_TYPE file_type, TOO_LARGE image_too_large, INVALID file_damaged
 */
export async function drawSiteLogo(given: Uint8Array): Promise<DrawnLogo> {
  const isSvg = SVG.test(new TextDecoder().decode(given.subarray(0, 8_192)));
  const type = isSvg ? 'image/svg+xml' : await typeOfBytes(given);
  if (type === undefined || !['image/svg+xml', 'image/png', 'image/webp'].includes(type))
    throw new Refusal('UNSUPPORTED_TYPE', { reason: 'file_type' });
  // Entities expand a kilobyte to gigabytes.
  if (isSvg && new TextDecoder().decode(given).includes('<!ENTITY')) throw damaged();
  const sharp = await loadSharp();
  if (isSvg) sharp.unblock({ operation: [SVG_LOADER] });
  try {
    const bytes = type === 'image/png' ? withoutTexts(given) : given;
    const { width, height } = await decoded(sharp(bytes, { limitInputPixels: false }).metadata());
    if (width * height > MOST_PIXELS) throw new Refusal('TOO_LARGE', { reason: 'image_too_large' });
    const scale = Math.max(1, Math.min(LOGO.width / width, LOGO.height / height));
    const density = isSvg ? Math.min(DENSITY.usual * scale, DENSITY.most) : DENSITY.usual;
    const open = () => sharp(bytes, { density, limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    return await draw(sharp, open);
  } finally {
    // Later uploads to this process are not SVGs.
    if (isSvg) sharp.block({ operation: [SVG_LOADER] });
  }
}

async function draw(sharp: Awaited<ReturnType<typeof loadSharp>>, open: () => Sharp): Promise<DrawnLogo> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const logo = await decoded(open().resize(LOGO.width, LOGO.height, fit).png().toBuffer({ resolveWithObject: true }));
  const within = await decoded(open().resize(WITHIN, WITHIN, { fit: 'inside' }).png().toBuffer());
  // On white, because phones do not show transparency in icons.
  const ground = { create: { width: ICON, height: ICON, channels: 3 as const, background: WHITE } };
  const icon = await sharp(ground)
    .composite([{ input: within, gravity: 'centre' }])
    .png()
    .toBuffer();
  return { logo: logo.data, icon, width: logo.info.width, height: logo.info.height };
}
