import { relocationFields, variableFields } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Shift } from '#contract/jobs/job-offer.ts';

import { helpOf, shiftIn, yesOrNo } from './offer-words.ts';
import { readWith, type RowNotes, type Said, splitList } from './said.ts';
import { currencyIn, numberOf } from './values.ts';

type Part<Key extends keyof JobInput> = Pick<Partial<JobInput>, Key>;

/** Undefined if the row does not contain it; null if an empty cell clears it. */
export function variablePayOf(said: Said, { currency }: ImportOptions, notes: RowNotes): Part<'variablePay'> {
  if (!variableFields.some((field) => said.has(field))) return {};
  if (!variableFields.some((field) => said.get(field))) return { variablePay: null };
  const number = (field: (typeof variableFields)[number]) => readWith(said, field, numberOf, 'not_a_number', notes);
  const [target, cap] = [number('variableTarget'), number('variableCap')];
  const [percent, year] = [number('variableReached'), number('variableReachedYear')];
  const capped = readWith(said, 'variableCapped', yesOrNo, 'not_understood', notes);
  if (percent !== undefined && year === undefined) notes.wrong('missing', 'variableReachedYear');
  return {
    variablePay: {
      target: target ?? null,
      capped: capped ?? cap !== undefined,
      cap: cap ?? null,
      reached: percent === undefined || year === undefined ? null : { percent, year },
      currency:
        readWith(said, 'variableCurrency', currencyIn, 'not_understood', notes) ??
        currencyIn(said.get('variableTarget') ?? '') ??
        salaryCurrency(said) ??
        currency,
    },
  };
}

const salaryCurrency = (said: Said) => currencyIn(said.get('currency') ?? '') ?? currencyIn(said.get('salary') ?? '');

export function relocationOf(said: Said, { currency }: ImportOptions, notes: RowNotes): Part<'relocation'> {
  if (!relocationFields.some((field) => said.has(field))) return {};
  if (!relocationFields.some((field) => said.get(field))) return { relocation: null };
  const helps = splitList(said.get('relocationHelps') ?? '').flatMap(
    (word) => helpOf(word) ?? notes.wrong('not_understood', 'relocationHelps', word) ?? [],
  );
  const amount = readWith(said, 'movingCosts', numberOf, 'not_a_number', notes);
  const stated = readWith(said, 'movingCostsCurrency', currencyIn, 'not_understood', notes);
  const housingWeeks = readWith(said, 'housingWeeks', numberOf, 'not_a_number', notes) ?? null;
  // The error that makes it empty was recorded above.
  if (helps.length === 0 && housingWeeks === null && amount === undefined) return {};
  return {
    relocation: {
      helps: [...new Set(helps)],
      housingWeeks,
      movingCosts:
        amount === undefined
          ? null
          : { amount, currency: stated ?? currencyIn(said.get('movingCosts') ?? '') ?? currency },
    },
  };
}

/**
 * "Mon–Fri 09:00–18:00; Sat 10–14", or our own form. The time zone has no default, because users would rely on a wrong
 * one.
 */
export function shiftsOf(said: Said, notes: RowNotes): Part<'shifts'> {
  const text = said.get('shifts');
  if (text === undefined) return {};
  if (text === '') return { shifts: null };
  const times = text.startsWith('[') ? ownTimes(text, notes) : timesIn(text, notes);
  const timeZone = said.get('timeZone');
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
