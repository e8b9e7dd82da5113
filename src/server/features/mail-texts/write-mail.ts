import type { Locale } from '#contract/locales.ts';
import { isMailLine, type MailKind } from '#contract/mail-texts/mail-text-choices.ts';

import type { Ctx } from '../../context.ts';
import { linesOf, partsOf, placeholdersOf, sayPart, type Texts } from './filling.ts';
import type { InputsOf, InsertedOf, PartOf } from './kind-types.ts';
import { kinds } from './kinds.ts';
import { INSERTED } from './parts.ts';
import { readMailTexts } from './texts.ts';

export interface WrittenMail {
  subject: string;
  paragraphs: string[];
  /** The button's address; empty for kinds without a button. */
  label: string;
  note?: string;
}

/** With a button that leads to a path of the site. */
export const withAction = ({ label, ...written }: WrittenMail, path: string) => ({
  ...written,
  action: { label, path },
});

export interface MailExtras<Kind extends MailKind> {
  /** Parts that not every email of the kind has. */
  also?: readonly PartOf<Kind>[];
  inserted?: Partial<Record<InsertedOf<Kind>, readonly string[]>>;
}

export type WriteMail = <Kind extends MailKind>(
  kind: Kind,
  locale: Locale,
  inputs: InputsOf<Kind>,
  extras?: MailExtras<Kind>,
) => WrittenMail;

/** Writes emails with the texts of the catalogue and those that an administrator changed. */
export async function mailWriter(ctx: Ctx): Promise<WriteMail> {
  const [texts, { 'site.name': site }] = [await readMailTexts(ctx.db), await ctx.settings()];
  return (kind, locale, inputs, extras = {}) =>
    compose(kind, locale, texts.get(`${kind} ${locale}`) ?? {}, { ...(inputs as Texts), site }, extras as Extras);
}

interface Extras {
  also?: readonly string[];
  inserted?: Record<string, readonly string[]>;
}

export function compose(
  kind: MailKind,
  locale: Locale,
  own: Texts,
  inputs: Texts,
  { also = [], inserted = {} }: Extras,
): WrittenMail {
  const filling = { own, known: placeholdersOf(kind), locale, inputs };
  const said = new Map(
    partsOf(kind)
      .filter(([name, part]) => !part.isSometimes || also.includes(name))
      .map((part) => [part[0], sayPart(part, filling)]),
  );
  const note = said.get('note');
  return {
    subject: said.get('subject') ?? '',
    paragraphs: Object.entries(kinds[kind]).flatMap(([name, part]) => {
      if (part === INSERTED) return inserted[name] ?? [];
      return isMailLine(name) || name === 'note' ? [] : linesOf(said.get(name) ?? '');
    }),
    label: said.get('action') ?? '',
    ...(note === undefined ? {} : { note }),
  };
}
