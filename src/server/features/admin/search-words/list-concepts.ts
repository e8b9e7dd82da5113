import { z } from 'zod';

import type { ConceptFilters, ConceptName, SearchConcept } from '#contract/admin/search-words.ts';
import { intlLocale, locales } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { invalidField, notFound } from '../../../platform/http/refusal.ts';
import { conceptsByKey, type Concept } from '../../jobs/concepts/concepts.ts';
import { wordKey } from '../../jobs/concepts/tokens.ts';
import { keysOfConcepts } from './concept-keys.ts';

const PAGE = 20;

type OwnWord = Awaited<ReturnType<typeof readOwn>>[number];

/**
 * By their names in the reader's language, 20 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listConcepts(
  ctx: Ctx,
  { q, own, cursor }: ConceptFilters & { cursor?: string | undefined },
): Promise<{ concepts: SearchConcept[]; nextCursor: string | null }> {
  const words = Map.groupBy(await readOwn(ctx), ({ concept_key }) => concept_key);
  const searched = wordKey(q ?? '');
  const found = listNames(ctx).filter(({ key }) => {
    const added = words.get(key) ?? [];
    return (!own || added.length > 0) && (!q || has(key, added, searched));
  });
  const after = cursor === undefined ? 0 : positionAfter(ctx, found, cursor);
  const shown = found.slice(after, after + PAGE);
  const last = shown.at(-1);
  return {
    concepts: shown.flatMap(({ key }) => present(ctx, key, words.get(key))),
    nextCursor: last && found.length > after + PAGE ? writeCursor([last.key]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readConcept(ctx: Ctx, key: string): Promise<SearchConcept> {
  const [concept] = present(ctx, key, await readOwn(ctx, key));
  if (!concept) throw notFound();
  return concept;
}

/** By name. */
export const listNames = (ctx: Ctx): ConceptName[] =>
  [...conceptsByKey()]
    .map(([key, concept]) => ({ key, kind: concept.kind, label: labelIn(ctx, concept) }))
    .toSorted(inOrder(ctx));

const labelIn = ({ locale }: Ctx, { words, id }: Concept): string => words[locale][0] ?? id;

function inOrder({ locale }: Ctx): (a: ConceptName, b: ConceptName) => number {
  const { compare } = new Intl.Collator(intlLocale(locale));
  return (a, b) => compare(a.label, b.label) || (a.key < b.key ? -1 : 1);
}

/** The words may be of any language; a text without letters finds nothing. */
const has = (key: string, own: readonly OwnWord[], searched: string): boolean =>
  searched !== '' &&
  (own.some((word) => word.key.includes(searched)) ||
    Object.values(keysOfConcepts().get(key) ?? {}).some((keys) => keys.some((known) => known.includes(searched))));

const positionSchema = z.tuple([z.string()]);

/** The concept may have left the list in the meantime. */
function positionAfter(ctx: Ctx, found: readonly ConceptName[], cursor: string): number {
  const [key] = readCursor(cursor, positionSchema);
  const concept = conceptsByKey().get(key);
  if (!concept) throw invalidField('cursor', 'invalid');
  const last = { key, kind: concept.kind, label: labelIn(ctx, concept) };
  const compare = inOrder(ctx);
  const next = found.findIndex((name) => name.key !== key && compare(name, last) > 0);
  return next < 0 ? found.length : next;
}

const readOwn = ({ db }: Ctx, key?: string) => {
  const words = db
    .selectFrom('concept_word')
    .select(['id', 'concept_key', 'locale', 'word', 'key'])
    .orderBy('created_at')
    .orderBy('id');
  return (key === undefined ? words : words.where('concept_key', '=', key)).execute();
};

/** Nothing if a later release has dropped the concept. */
function present(ctx: Ctx, key: string, own: readonly OwnWord[] = []): SearchConcept[] {
  const concept = conceptsByKey().get(key);
  if (!concept) return [];
  const { kind, category, isco, words } = concept;
  return [
    {
      key,
      kind,
      label: labelIn(ctx, concept),
      category,
      isco,
      words: locales.map((locale) => ({
        locale,
        listed: [...new Set(words[locale])],
        own: own.filter((added) => added.locale === locale).map(({ id, word }) => ({ id, word })),
      })),
    },
  ];
}
