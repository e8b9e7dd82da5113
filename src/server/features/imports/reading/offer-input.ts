import { relocationFields, variableFields } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Shift } from '#contract/jobs/job-offer.ts';

import { readWith, type RowNotes, type ParsedRow, splitList } from '../cells/parsed-row.ts';
import { currencyIn, numberOf } from '../cells/values.ts';
import { helpOf, shiftIn, yesOrNo } from './offer-words.ts';

type Part<Key extends keyof JobInput> = Pick<Partial<JobInput>, Key>;

/** Undefined if the row does not contain it; null if an empty cell clears it. */
export function variablePayOf(row: ParsedRow, { currency }: ImportOptions, notes: RowNotes): Part<'variablePay'> {
  if (!variableFields.some((field) => row.has(field))) return {};
  if (!variableFields.some((field) => row.get(field))) return { variablePay: null };
  const number = (field: (typeof variableFields)[number]) => readWith(row, field, numberOf, 'not_a_number', notes);
  const [target, cap] = [number('variableTarget'), number('variableCap')];
  const [percent, year] = [number('variableReached'), number('variableReachedYear')];
  const capped = readWith(row, 'variableCapped', yesOrNo, 'not_understood', notes);
  if (percent !== undefined && year === undefined) notes.wrong('missing', 'variableReachedYear');
  return {
    variablePay: {
      target: target ?? null,
      capped: capped ?? cap !== undefined,
      cap: cap ?? null,
      reached: percent === undefined || year === undefined ? null : { percent, year },
      currency:
        readWith(row, 'variableCurrency', currencyIn, 'not_understood', notes) ??
        currencyIn(row.get('variableTarget') ?? '') ??
        salaryCurrency(row) ??
        currency,
    },
  };
}

const salaryCurrency = (row: ParsedRow) => currencyIn(row.get('currency') ?? '') ?? currencyIn(row.get('salary') ?? '');

export function relocationOf(row: ParsedRow, { currency }: ImportOptions, notes: RowNotes): Part<'relocation'> {
  if (!relocationFields.some((field) => row.has(field))) return {};
  if (!relocationFields.some((field) => row.get(field))) return { relocation: null };
  const helps = splitList(row.get('relocationHelps') ?? '').flatMap(
    (word) => helpOf(word) ?? notes.wrong('not_understood', 'relocationHelps', word) ?? [],
  );
  const amount = readWith(row, 'movingCosts', numberOf, 'not_a_number', notes);
  const stated = readWith(row, 'movingCostsCurrency', currencyIn, 'not_understood', notes);
  const housingWeeks = readWith(row, 'housingWeeks', numberOf, 'not_a_number', notes) ?? null;
  // The error that makes it empty was recorded above.
  if (helps.length === 0 && housingWeeks === null && amount === undefined) return {};
  return {
    relocation: {
      helps: [...new Set(helps)],
      housingWeeks,
      movingCosts:
        amount === undefined
          ? null
          : { amount, currency: stated ?? currencyIn(row.get('movingCosts') ?? '') ?? currency },
    },
  };
}

/**
 * "Mon–Fri 09:00–18:00; Sat 10–14", or our own form. The time zone has no default, because users would rely on a wrong
 * one.
 */
export function shiftsOf(row: ParsedRow, notes: RowNotes): Part<'shifts'> {
  const text = row.get('shifts');
  if (text === undefined) return {};
  if (text === '') return { shifts: null };
  const times = text.startsWith('[') ? ownTimes(text, notes) : timesIn(text, notes);
  const timeZone = row.get('timeZone');
  if (!timeZone) notes.wrong('missing', 'timeZone');
  return times.length > 0 ? { shifts: { timeZone: timeZone ?? 'UTC', times } } : {};
}

function ownTimes(text: string, notes: RowNotes): Shift[] {
  try {
    // The schema of jobs validates it.
    return JSON.parse(text) as Shift[];
  } catch {
    notes.wrong('not_understood', 'shifts', text);
    return [];
  }
}

const timesIn = (text: string, notes: RowNotes): Shift[] =>
  text
    .split(/[;|\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => shiftIn(line) ?? notes.wrong('not_understood', 'shifts', line) ?? []);
