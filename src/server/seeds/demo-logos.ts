import sharp from 'sharp';

import { updateCompany } from '../features/companies/companies.ts';
import { type FilesCtx, storeFile } from '../features/files/files.ts';
import '../features/companies/table.ts';
import '../features/profiles/table.ts';

const SIDE = 256;

const grounds = ['#1f5c4a', '#9a3b2a', '#27406b', '#6b3f69', '#8a6d1d', '#2f6f7e', '#444b54'];

/** White shapes on a background. Their number and that of the backgrounds are coprime, so that 63 logos differ. */
const marks = [
  '<circle cx="128" cy="128" r="72" fill="none" stroke="#fff" stroke-width="22"/><circle cx="128" cy="128" r="22"/>',
  '<circle cx="102" cy="128" r="50" fill-opacity=".75"/><circle cx="154" cy="128" r="50" fill-opacity=".75"/>',
  '<path d="M56 200v-48h40v48zM108 200v-92h40v92zM160 200V64h40v136z"/>',
  '<path d="M56 128a72 72 0 0 1 72-72v72zM200 128a72 72 0 0 1-72 72v-72z"/>',
  '<path d="M128 48l80 80-80 80-80-80zm0 48-32 32 32 32 32-32z" fill-rule="evenodd"/>',
  '<path d="M48 104q40-44 80 0t80 0M48 156q40-44 80 0t80 0" fill="none" stroke="#fff" stroke-width="20"/>',
  '<path d="M72 60l68 68-68 68M128 60l68 68-68 68" fill="none" stroke="#fff" stroke-width="22"/>',
  '<path d="M64 132a64 64 0 0 1 128 0zM56 150h144v14H56zM76 178h104v14H76z"/>',
  '<path d="M60 196V128a68 68 0 0 1 68-68h68v68a68 68 0 0 1-68 68z"/>',
];

/** Gives each company of the demo a logo, as if uploaded by a member. Stops early at `signal`. */
export async function drawLogos(ctx: FilesCtx, signal?: AbortSignal): Promise<void> {
  const companies = await ctx.db
    .selectFrom('company')
    .innerJoin('company_member as member', 'member.company_id', 'company.id')
    .innerJoin('profile', 'profile.user_id', 'member.user_id')
    .select(['company.id', 'company.slug', 'profile.id as profileId', 'member.user_id as userId'])
    .where('member.role', '=', 'owner')
    .distinctOn('company.slug')
    .orderBy('company.slug')
    .execute();
  for (const [index, { id, slug, profileId, userId }] of companies.entries()) {
    if (signal?.aborted) return;
    const actor = { kind: 'person', userId, profileId, role: 'employer', sessionId: '' } as const;
    const file = new File([await draw(index)], `${slug}.png`, { type: 'image/png' });
    const logo = await storeFile({ ...ctx, actor }, { kind: 'logo', file });
    await updateCompany({ ...ctx, actor }, { id, logoFileId: logo.id });
  }
}

function draw(index: number): Promise<Buffer<ArrayBuffer>> {
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${grounds[index % grounds.length]}"/>`;
  const mark = marks[index % marks.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" fill="#fff">${ground}${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
