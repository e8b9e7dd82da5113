import { buffer } from 'node:stream/consumers';

import type { OpenShortlist, PresentedPerson } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { intlFormats } from '#words/formats.ts';
import { presentedLinesIn, screenedText } from '#words/presented-facts.ts';

import type { Ctx } from '../../../context.ts';
import { takeAttempt, type Limit } from '../../../platform/http/limits.ts';
import { throwNotFound } from '../../../platform/http/refusal.ts';
import type { PdfDrawer } from '../../../platform/pdf/pdf-drawer.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { digestOf } from '../../accounts/secrets.ts';
import '../../companies/table.ts';
import { downloadAs } from '../../files/file-name.ts';
import '../../files/table.ts';
import '../table.ts';
import { limitGuesses, readOpen } from './open.ts';

/** Of one link: a drawing keeps a process busy. */
const DRAWINGS: Limit = { max: 200, seconds: 3_600 };
const PDF = 'application/pdf';

/**
 * As the client reads the person, in the agency's look.
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE busy
 */
export async function drawCv(
  ctx: Ctx,
  pdfDrawer: PdfDrawer,
  { secret, presentationId }: { secret: string; presentationId: string },
) {
  return limitGuesses(ctx, async () => {
    const shortlist = await readOpen(ctx, secret);
    const person = shortlist.people.find(({ id }) => id === presentationId) ?? throwNotFound();
    await takeAttempt(ctx.db, `shortlist_cvs:${digestOf(secret)}`, DRAWINGS);
    const logo = await readLogo(ctx, secret);
    const bytes = await pdfDrawer.draw({ ...cvOf(shortlist, person), ...(logo && { logo }) }, presentationId);
    const name = `${person.code}.pdf`;
    return {
      headers: { 'content-disposition': downloadAs(name) },
      body: new File([new Uint8Array(bytes)], name, { type: PDF }),
    };
  });
}

/** Base64; undefined without a logo. */
async function readLogo({ db, storage }: Ctx, secret: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('shortlist')
    .innerJoin('company', 'company.id', 'shortlist.agency_id')
    .innerJoin('file', 'file.id', 'company.logo_file_id')
    .select('file.storage_key')
    .where('shortlist.digest', '=', digestOf(secret))
    .executeTakeFirst();
  return file && (await buffer(await storage.read(file.storage_key))).toString('base64');
}

export function cvOf({ agency, title, locale }: OpenShortlist, { code, words, facts }: PresentedPerson): Sheet {
  const sections = presentedLinesIn(
    locale,
    intlFormats,
  )(facts).map(({ label, lines }) => ({
    title: label,
    entries: [{ text: lines.join('\n') }],
  }));
  const about = { title: m.shortlist_about({}, { locale }), entries: [{ text: words }] };
  return {
    parts: [
      {
        locale,
        name: code,
        title,
        contact: [
          agency.name,
          ...(facts.screenedIn === null ? [] : [screenedText(facts.screenedIn, locale, intlFormats)]),
        ],
        sections: words === '' ? sections : [about, ...sections],
      },
    ],
  };
}
