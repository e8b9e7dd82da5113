import { type Locale, locales } from '#contract/locales.ts';
import { mailKindNames, mailKinds, type MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import type { EditedMail, MailRow } from '#contract/mail-texts/mail-texts.ts';

import type { Ctx } from '../../../context.ts';
import { catalogueText, partsOf, placeholdersOf, problemIn } from '../../mail-texts/filling.ts';
import { type OwnMailTexts, readMailTexts } from '../../mail-texts/texts.ts';
import { sampleMail, sampleValues } from './samples.ts';

export async function listMails(ctx: Ctx): Promise<MailRow[]> {
  const [own, { 'site.name': site }] = [await readMailTexts(ctx.db), await ctx.settings()];
  return mailKindNames.map((kind) => rowOf(kind, own, ctx.locale, site));
}

function rowOf(kind: MailKind, own: OwnMailTexts, locale: Locale, site: string): MailRow {
  const { subject, paragraphs } = sampleMail(kind, locale, site);
  const changed = locales.filter((one) => own.has(`${kind} ${one}`));
  return {
    kind,
    group: mailKinds[kind],
    name: subject,
    beginning: paragraphs[0] ?? '',
    changed,
    unfit: changed.filter((one) => isUnfit(kind, own.get(`${kind} ${one}`) ?? {})),
  };
}

/** Whether an update has invalidated a customized text. */
function isUnfit(kind: MailKind, texts: Record<string, string>): boolean {
  const known = placeholdersOf(kind);
  return partsOf(kind).some(([name, part]) => {
    const text = texts[name];
    return text !== undefined && problemIn(text, part, known) !== undefined;
  });
}

export async function readMail(ctx: Ctx, kind: MailKind): Promise<EditedMail> {
  const [own, { 'site.name': site }] = [await readMailTexts(ctx.db), await ctx.settings()];
  const parts = partsOf(kind);
  const samples = sampleValues(kind, ctx.locale, site);
  const came = (locale: Locale) => Object.fromEntries(parts.map(([name, part]) => [name, catalogueText(part, locale)]));
  return {
    ...rowOf(kind, own, ctx.locale, site),
    parts: parts.map(([name, { needs = [], isSometimes = false }]) => ({ name, isSometimes, needs: [...needs] })),
    placeholders: placeholdersOf(kind).map((name) => ({ name, example: samples[name] ?? '' })),
    texts: Object.fromEntries(
      locales.map((locale) => [locale, { came: came(locale), own: own.get(`${kind} ${locale}`) ?? {} }]),
    ) as EditedMail['texts'],
  };
}
