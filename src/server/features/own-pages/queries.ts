import { defaultLocale, locales } from '#contract/locales.ts';
import { languageOf, ownPages, VERSIONS_SHOWN, type OwnPage } from '#contract/own-pages/own-page-choices.ts';
import type {
  AdminPage,
  AdminVersion,
  AskedTerms,
  OwnPageText,
  OwnPageVersion,
} from '#contract/own-pages/own-pages.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import '../accounts/table.ts';
import { defaultTexts } from './default-texts.ts';
import { readOwnPagesState, termsInForce } from './state.ts';
import './table.ts';

interface PublishedRow {
  number: number;
  published_at: Date;
  in_force_from: Date;
}

const presentVersion = ({ number, published_at, in_force_from }: PublishedRow): OwnPageVersion => ({
  number,
  publishedAt: published_at.toISOString(),
  inForceFrom: in_force_from.toISOString(),
});

/** The latest first. */
const publishedOf = ({ db }: Pick<Ctx, 'db'>, page: OwnPage) =>
  db
    .selectFrom('own_page_version as version')
    .select(['version.number', 'version.published_at', 'version.in_force_from'])
    .$narrowType<PublishedRow>()
    .where('version.page', '=', page)
    .where('version.number', 'is not', null)
    .orderBy('version.number', 'desc');

/** A later version is in force once its day has come, even if the day of an earlier one has not. */
const inForceAt = <Row extends PublishedRow>(rows: readonly Row[], now: Date): Row | undefined =>
  rows.find((row) => row.in_force_from <= now);

const upcomingAt = (rows: readonly PublishedRow[], now: Date): PublishedRow | undefined =>
  rows[0] && rows[0].in_force_from > now ? rows[0] : undefined;

/**
 * The version in force, or the given one.
 * @throws Refusal NOT_FOUND if none is published, or it is not yet in force
 */
export async function readOwnPage(ctx: Ctx, page: OwnPage, number?: number): Promise<OwnPageText> {
  const rows = await publishedOf(ctx, page).limit(VERSIONS_SHOWN).execute();
  const now = ctx.clock.now();
  const current = inForceAt(rows, now);
  const wanted = number ?? current?.number;
  if (wanted === undefined) throw notFound();
  const row = await publishedOf(ctx, page)
    .select('version.texts')
    .where('version.number', '=', wanted)
    .executeTakeFirst();
  const locale = row && languageOf(row.texts, ctx.locale);
  if (!row || !locale) throw notFound();
  const upcoming = upcomingAt(rows, now);
  const main = languageOf(row.texts, defaultLocale) ?? locale;
  return {
    page,
    ...presentVersion(row),
    locale,
    html: row.texts[locale] ?? '',
    locales: [main, ...locales.filter((other) => other !== main && row.texts[other])],
    isInForce: row.number === current?.number,
    versions: rows.map(presentVersion),
    upcoming: upcoming ? presentVersion(upcoming) : null,
  };
}

/** The terms that the actor has to accept. */
export async function readAskedTerms(ctx: Ctx): Promise<AskedTerms | null> {
  const asked = ctx.actor.kind === 'person' ? ctx.actor.termsToAccept : undefined;
  if (asked === undefined) return null;
  if (asked !== termsInForce(await readOwnPagesState(ctx.db), ctx.clock.now())) return null;
  const row = await publishedOf(ctx, 'terms')
    .select('version.summary')
    .where('version.number', '=', asked)
    .executeTakeFirst();
  const locale = row?.summary && languageOf(row.summary, ctx.locale);
  if (!row?.summary || !locale) return null;
  return { ...presentVersion(row), locale, summary: row.summary[locale] ?? '' };
}

export async function listOwnPages(ctx: Ctx) {
  const [rows, drafts] = await Promise.all([
    ctx.db
      .selectFrom('own_page_version')
      .select(['page', 'number', 'published_at', 'in_force_from'])
      .$narrowType<PublishedRow>()
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .execute(),
    ctx.db.selectFrom('own_page_version').select('page').where('number', 'is', null).execute(),
  ]);
  const now = ctx.clock.now();
  return ownPages.map((page) => {
    const versions = rows.filter((row) => row.page === page);
    const [current, upcoming] = [inForceAt(versions, now), upcomingAt(versions, now)];
    return {
      page,
      current: current ? presentVersion(current) : null,
      upcoming: upcoming ? presentVersion(upcoming) : null,
      hasDraft: drafts.some((draft) => draft.page === page),
    };
  });
}

const withAuthor = (ctx: Pick<Ctx, 'db'>, page: OwnPage) =>
  publishedOf(ctx, page)
    .leftJoin('user_account as author', 'author.id', 'version.published_by')
    .select(['version.note', 'version.summary', 'author.name as author']);

const presentForAdmin = (
  row: PublishedRow & { note: string; summary: object | null; author: string | null },
): AdminVersion => ({
  ...presentVersion(row),
  note: row.note,
  publishedBy: row.author,
  asksConsent: row.summary !== null,
});

export async function readPageForAdmin(ctx: Ctx, page: OwnPage): Promise<AdminPage> {
  const [versions, latest, draft, settings] = await Promise.all([
    withAuthor(ctx, page).limit(VERSIONS_SHOWN).execute(),
    publishedOf(ctx, page).select('version.texts').limit(1).executeTakeFirst(),
    findDraft(ctx, page),
    ctx.settings(),
  ]);
  return {
    page,
    draft: draft ?? null,
    latest: latest?.texts ?? defaultTexts(page, settings['site.name']),
    versions: versions.map(presentForAdmin),
    noticeDays: settings['site.terms_notice_days'],
  };
}

export const findDraft = ({ db }: Pick<Ctx, 'db'>, page: OwnPage) =>
  db
    .selectFrom('own_page_version')
    .select(['texts', 'revision'])
    .where('page', '=', page)
    .where('number', 'is', null)
    .executeTakeFirst();

/** @throws Refusal NOT_FOUND */
export async function readVersionForAdmin(ctx: Ctx, page: OwnPage, number: number) {
  const row = await withAuthor(ctx, page)
    .select('version.texts')
    .where('version.number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...presentForAdmin(row), texts: row.texts, summary: row.summary };
}
