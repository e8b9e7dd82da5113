import { locales, type Locale } from '#contract/locales.ts';
import type { OfferTexts } from '#contract/offers/offer-conditions.ts';
import {
  offerPlaceholder,
  offerTemplateFields,
  type OfferTemplateField,
} from '#contract/offers/offer-template-fields.ts';
import type { OfferTemplateInput, OfferTemplates } from '#contract/offers/offer-templates.ts';
import { fieldsIn } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { createIdKeeper } from '../../platform/kept-ids.ts';
import { findCompany, findCompanyToChange } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import './table.ts';

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function readOfferTemplates(ctx: Ctx, companyId: string): Promise<OfferTemplates> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  return presentTemplates(ctx, companyId);
}

interface Templates {
  id: string;
  templates: readonly OfferTemplateInput[];
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for one without a letter or with an unknown field
 */
export async function saveOfferTemplates(ctx: Ctx, { id: companyId, templates }: Templates): Promise<OfferTemplates> {
  return inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompanyToChange(tx, companyId));
    const before = await findTemplates(tx, companyId);
    const keepId = createIdKeeper();
    const rows = templates.map(({ id, name, texts }, position) => ({
      id: keepId(id, before),
      company_id: companyId,
      position,
      name,
      texts: JSON.stringify(usableTexts(texts, `templates.${position}.texts`)),
    }));
    await tx.db.deleteFrom('offer_template').where('company_id', '=', companyId).execute();
    if (rows.length > 0) await tx.db.insertInto('offer_template').values(rows).execute();
    return presentTemplates(tx, companyId);
  });
}

/**
 * The texts that an offer starts from, with their fields: of the company's first template that has a letter in all of
 * these languages, else the built-in ones.
 */
export async function templateTexts(
  ctx: Pick<Ctx, 'db'>,
  companyId: string,
  wanted: readonly Locale[],
): Promise<OfferTexts> {
  const own = (await findTemplates(ctx, companyId)).map(({ texts }) => texts);
  const texts = own.find((one) => wanted.every((locale) => one[locale]?.letter)) ?? builtInTexts();
  return Object.fromEntries(wanted.map((locale) => [locale, texts[locale]]));
}

const presentTemplates = async (ctx: Ctx, companyId: string): Promise<OfferTemplates> => ({
  templates: await findTemplates(ctx, companyId),
  builtIn: builtInTexts(),
});

/** In their order. */
const findTemplates = ({ db }: Pick<Ctx, 'db'>, companyId: string) =>
  db
    .selectFrom('offer_template')
    .select(['id', 'name', 'texts'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();

const fields = {
  candidate: offerPlaceholder('candidate'),
  job: offerPlaceholder('job'),
  company: offerPlaceholder('company'),
  sender: offerPlaceholder('sender'),
  start: offerPlaceholder('start'),
  answer_by: offerPlaceholder('answer_by'),
} satisfies Record<OfferTemplateField, string>;

const builtInTexts = (): OfferTexts =>
  Object.fromEntries(
    locales.map((locale) => [locale, { letter: m.offer_letter_content(fields, { locale }), benefits: '' }]),
  );

function usableTexts(texts: OfferTexts, path: string): OfferTexts {
  const written = Object.entries(texts).filter(([, { letter, benefits }]) => letter || benefits);
  if (!written.some(([, { letter }]) => letter)) throw invalidField(path, 'required');
  for (const [locale, { letter, benefits }] of written)
    if (!fieldsIn(`${letter}\n${benefits}`).every(isField)) throw invalidField(`${path}.${locale}`, 'unknown_field');
  return Object.fromEntries(written);
}

const isField = (name: string): boolean => (offerTemplateFields as readonly string[]).includes(name);
