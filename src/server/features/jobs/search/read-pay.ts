import type { currencies } from '#contract/currencies.ts';

type Currency = (typeof currencies)[number];

export interface Pay {
  /** The minimum, per year. */
  amount: number;
  currency: Currency | null;
  from: number;
  to: number;
}

const SIGNS: Record<string, Currency> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  chf: 'CHF',
  $: 'USD',
};
const SIGN = String.raw`€|£|\$|eur(?:os?)?\b|gbp\b|chf\b|pounds?\b`;
const LEAST = String.raw`(?:\b(?:from|at least|over|more than|min(?:\.|imum|imo|destens|d\.)?|ab|über|mehr als|desde|al menos|más de|mas de|a partir de|à partir de|au moins|plus de|da|almeno|oltre|più di|piu di|mais de|pelo menos|ral|salary|pay|gehalt|verdienst|sueldo|salario|salaire|stipendio|retribuzione|salário|lohn)\b[.:]?|>=?|≥|\+)\s{0,2}`;
const HOUR = String.raw`h|hour|hr|stunde|std|heure|hora|ora`;
const MONTH = String.raw`month|mo|monat|monatlich|mois|mensuel|mensuels|mes|mensuales|mese|mensili|mensile|mês|mensais|mensal|monthly`;
const YEAR = String.raw`year|yr|annum|a\.?|jahr|jährlich|an|ans|annuel|annuels|año|anuales|anno|annui|ano|anuais|yearly`;
const PER = String.raw`\s{0,2}(?:(?:/|per|pro|an|im|par|por|al|all['’]|all['’ ]?|a|l['’]|die|de l['’])\s{0,2})?`;
const PAY = new RegExp(
  String.raw`(?<least>${LEAST})?(?<before>${SIGN})?\s{0,2}(?<![\p{L}\p{N}])(?<number>\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{3})+|\d{1,6})(?:[.,]\d{1,2}(?!\d))?\s{0,2}(?<thousand>k\b)?\s{0,2}(?<after>${SIGN})?(?:${PER}(?<period>(?:${HOUR}|${MONTH}|${YEAR})(?![\p{L}])))?(?<plus>\s{0,2}\+)?`,
  'giu',
);
const PER_YEAR = { hour: 2_080, month: 12, year: 1 };
/** Amounts without a period: smaller ones are per hour or month. */
const HOURLY_MAX = 200;
const MONTHLY_MAX = 12_000;

/** The first amount of pay in a text: "ab 3000 €", "50k", "£14 an hour". A bare number is none. */
export function readPay(text: string): Pay | undefined {
  for (const match of text.matchAll(PAY)) {
    const { least, before, number = '', thousand, after, period } = match.groups ?? {};
    const sign = before ?? after;
    const amount = Number(number.replaceAll(/\D/gu, '')) * (thousand ? 1_000 : 1);
    if (!(sign || thousand || (least && amount > HOURLY_MAX)) || amount < 5) continue;
    const from = match.index + (match[0].length - match[0].trimStart().length);
    return {
      amount: amount * PER_YEAR[periodOf(period?.toLowerCase(), amount)],
      currency: sign ? (SIGNS[sign.toLowerCase()] ?? null) : null,
      from,
      to: match.index + match[0].trimEnd().length,
    };
  }
  return undefined;
}

function periodOf(word: string | undefined, amount: number): keyof typeof PER_YEAR {
  const is = (names: string) => word !== undefined && new RegExp(`^(?:${names})$`, 'iu').test(word);
  if (is(HOUR)) return 'hour';
  if (is(MONTH)) return 'month';
  if (is(YEAR)) return 'year';
  if (amount <= HOURLY_MAX) return 'hour';
  return amount < MONTHLY_MAX ? 'month' : 'year';
}
