import { gif, pdf, pngOf, pngWithTexts } from '../made-files.ts';
import { activeDocx } from './active-docx.ts';
import { damaged, type HostileDocument } from './refused.ts';
import { hostileZips } from './zips.ts';

const MEGABYTE = 1024 * 1024;

/** A file designed to harm its reader, on the server or after download. */
export interface HostileFile {
  what: string;
  kind: 'cv' | 'attachment' | 'avatar';
  name: string;
  bytes: () => Uint8Array;
  /** Undefined if it costs time but is stored like any other. */
  refused?: { status: number; reason: string };
}

const pictures: HostileFile[] = [
  {
    what: 'a PNG of 60,000 × 60,000',
    kind: 'avatar',
    name: 'a.png',
    bytes: () => pngOf(60_000, 60_000),
    refused: { status: 413, reason: 'image_too_large' },
  },
  {
    what: 'a PNG that says it has 39 megapixels',
    kind: 'attachment',
    name: 'a.png',
    bytes: () => pngOf(6_200, 6_200),
    refused: damaged,
  },
  {
    what: 'a PNG whose comments unpack to 5 GB',
    kind: 'attachment',
    name: 'a.png',
    bytes: () => pngWithTexts(100, 50),
  },
  {
    what: 'a GIF of 10,000 frames',
    kind: 'attachment',
    name: 'a.gif',
    bytes: () => gif(10_000),
    refused: { status: 413, reason: 'image_too_large' },
  },
  {
    what: 'a GIF of 400,000 frames',
    kind: 'attachment',
    name: 'a.gif',
    bytes: () => gif(400_000),
    refused: { status: 413, reason: 'image_too_large' },
  },
  { what: 'a GIF of 200,000 frames as an avatar', kind: 'avatar', name: 'a.gif', bytes: () => gif(200_000) },
];

const others: HostileFile[] = [
  {
    what: 'a PDF of 10 MB of end marks',
    kind: 'cv',
    name: 'a.pdf',
    bytes: () => Buffer.concat([pdf(), Buffer.alloc(10 * MEGABYTE - 200, '%%EOF')]),
  },
  {
    what: 'a PDF of 10 MB of lists in each other',
    kind: 'cv',
    name: 'a.pdf',
    bytes: () =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * MEGABYTE - 100, '['), Buffer.from('\n%%EOF\n')]),
  },
  {
    what: 'a text of 10 MB in UTF-16',
    kind: 'attachment',
    name: 'a.txt',
    bytes: () => Buffer.concat([Buffer.from('\ufeff', 'utf16le'), Buffer.alloc(10 * MEGABYTE - 2, 'a\u0000')]),
  },
];

const documents = (made: HostileDocument[]): HostileFile[] =>
  made.map(([what, bytes, refused]) => ({ what, kind: 'cv', name: 'cv.docx', bytes, refused }));

export const hostileFiles: HostileFile[] = [...documents([...activeDocx, ...hostileZips]), ...pictures, ...others];
