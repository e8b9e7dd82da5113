import type { OverlayOptions } from 'sharp';

import { loadSharp, SVG_LOADER } from '../../files/inspect/pictures.ts';
import { drawLine, fitLine, type Style, widthOf, wrap } from './outline.ts';
import { PICTURE, type SharePicture } from './picture.ts';

const { width: WIDTH, height: HEIGHT } = PICTURE;
const MARGIN = 72;
const LOGO = 128;
const STEPS = 6;
/** As on pages in the light theme. */
const PAPER = '#faf6ee';
const INK = '#1c1b18';
const SOFT = '#5d5a52';
const LINE = '#e0d9ca';

/** The largest size in which the whole title fits; the last one breaks words and truncates. */
const TITLES = [
  { size: 72, most: 2 },
  { size: 60, most: 2 },
  { size: 52, most: 3 },
];

/** PNG of some 30 KB. The only SVG that the process opens is its own. */
export async function drawPicture(picture: SharePicture): Promise<{ base64: string }> {
  const sharp = await loadSharp();
  const opened = async (base64: string, most: { width: number; height: number }) =>
    sharp(Buffer.from(base64, 'base64'), { failOn: 'error' })
      .resize(most.width, most.height, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
  const pictures: OverlayOptions[] = [];
  if (picture.siteLogo) {
    const { data } = await opened(picture.siteLogo, { width: 360, height: 64 });
    pictures.push({ input: data, left: MARGIN, top: 52 });
  }
  if (picture.logo) {
    const { data, info } = await opened(picture.logo, { width: LOGO - 24, height: LOGO - 24 });
    const middle = { x: WIDTH - MARGIN - LOGO / 2, y: 52 + LOGO / 2 };
    pictures.push({
      input: data,
      left: Math.round(middle.x - info.width / 2),
      top: Math.round(middle.y - info.height / 2),
    });
  }
  sharp.unblock({ operation: [SVG_LOADER] });
  const png = await sharp(Buffer.from(svgOf(picture)))
    .composite(pictures)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  return { base64: png.toString('base64') };
}

function svgOf(picture: SharePicture): string {
  const { accent, site, siteLogo, logo } = picture;
  const head = siteLogo
    ? ''
    : sign(MARGIN, 58, accent) +
      drawn(site, MARGIN + 62, 97, WIDTH - 3 * MARGIN - LOGO - 62, { font: 'bold', size: 36, color: INK });
  const box = logo
    ? `<rect x="${WIDTH - MARGIN - LOGO}" y="52" width="${LOGO}" height="${LOGO}" rx="16" fill="#ffffff" stroke="${LINE}" stroke-width="2"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="16" height="${HEIGHT}" fill="${accent}"/>
${head}${box}${bodyOf(picture)}${languagesOf(picture)}</svg>`;
}

/** Title and lines, vertically centred in the free space. */
function bodyOf({ title, lines, pay, languages }: SharePicture): string {
  const width = WIDTH - 2 * MARGIN;
  const { lines: titleLines, size } = titleOf(title, width);
  const rows = [
    ...titleLines.map((text) => ({ text, height: size * 1.18, style: bold(size, INK) })),
    ...lines.map((text, at) => ({ text, height: at === 0 ? 58 : 46, style: regular(at === 0 ? 34 : 30, SOFT) })),
    ...(pay ? [{ text: pay, height: 54, style: bold(34, INK) }] : []),
  ];
  const [top, bottom] = [190, languages.length > 0 ? 520 : 590];
  let y = Math.max(top, (top + bottom - rows.reduce((sum, { height }) => sum + height, 0)) / 2);
  return rows
    .map(({ text, height, style }) => {
      y += height;
      return drawn(text, MARGIN, y - height * 0.22, width, style);
    })
    .join('');
}

function titleOf(title: string, width: number): { lines: string[]; size: number } {
  const tried = TITLES.map(({ size, most }) => ({ ...wrap(title, width, most, bold(size, INK)), size }));
  return tried.find(({ isWhole }) => isWhole) ?? tried.at(-1) ?? { lines: [], size: 52 };
}

/** Each with its six steps; those without room are counted. */
function languagesOf({ languages, accent }: SharePicture): string {
  const y = 575;
  let x = MARGIN;
  let svg = '';
  for (const [at, { name, steps, level }] of languages.entries()) {
    const text = fitLine(name, 300, bold(28, INK));
    const width = widthOf(text, bold(28, INK)) + 12 + STEPS * 14 + 10 + widthOf(level, regular(28, INK));
    const rest = `+${languages.length - at}`;
    if (x + width > WIDTH - MARGIN - (at < languages.length - 1 ? 80 : 0))
      return svg + drawLine(rest, x, y, regular(28, SOFT));
    svg += drawLine(text, x, y, bold(28, INK));
    const from = x + widthOf(text, bold(28, INK)) + 12;
    svg += stepsOf(from, y, steps, accent) + drawLine(level, from + STEPS * 14 + 10, y, regular(28, INK));
    x += width + 44;
  }
  return svg;
}

const stepsOf = (x: number, y: number, steps: number, accent: string): string =>
  Array.from({ length: STEPS }, (_, at) => {
    const height = 7 + at * 4;
    return `<rect x="${x + at * 14}" y="${y - height}" width="10" height="${height}" rx="2" fill="${at < steps ? accent : LINE}"/>`;
  }).join('');

/** The product's logo: six steps. */
const sign = (x: number, y: number, accent: string): string =>
  Array.from({ length: STEPS }, (_, at) => {
    const height = 9 + at * 6;
    return `<rect x="${x + at * 8.6}" y="${y + 39 - height}" width="6" height="${height}" rx="1.8" fill="${accent}"/>`;
  }).join('');

const bold = (size: number, color: string): Style => ({ font: 'bold', size, color });
const regular = (size: number, color: string): Style => ({ font: 'regular', size, color });

const drawn = (text: string, x: number, y: number, width: number, style: Style): string =>
  drawLine(fitLine(text, width, style), x, y, style);
