import { locales, type Locale } from '#contract/locales.ts';

/** An occupation as ESCO would publish it. */
export interface EscoOccupation {
  /** The last part of its URI. */
  id: string;
  isco: string;
  /** The preferred label first. */
  labels: Partial<Record<Locale, string[]>>;
  broader?: string;
}

const HEAD = 'http://data.europa.eu/esco/occupation/';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const fileOf = (name: string, columns: readonly string[], rows: readonly string[][]): File =>
  new File([`\uFEFF${[columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`], name);

/** The file of a language, with a byte order mark, line breaks within fields and columns that are not read. */
export function occupationsFile(
  occupations: readonly EscoOccupation[],
  locale: Locale,
  { without, name = `occupations_${locale}.csv` }: { without?: string; name?: string } = {},
): File {
  const records = occupations.map(({ id, isco, labels: { [locale]: [preferred = '', ...others] = [] } }, index) => ({
    conceptType: 'Occupation',
    conceptUri: HEAD + id,
    iscoGroup: isco,
    preferredLabel: preferred,
    altLabels: others.join('\n'),
    hiddenLabels: '',
    status: 'released',
    description: `They say "yes", and mean it,\r\nline by line.`,
    naceCode: '47.1',
    code: `${isco}.${index + 1}`,
  }));
  const kept = records.map((record) => Object.entries(record).filter(([column]) => column !== without));
  const columns = kept[0]?.map(([column]) => column) ?? [];
  const rows = kept.map((record) => record.map(([, value]) => value));
  return fileOf(name, columns, rows);
}

export const relationsFile = (occupations: readonly EscoOccupation[]): File =>
  fileOf(
    'broaderRelationsOccPillar_en.csv',
    ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'],
    occupations.flatMap(({ id, isco, broader }) => [
      ['Occupation', HEAD + id, 'ISCOGroup', `http://data.europa.eu/esco/isco/C${isco}`],
      ...(broader ? [['Occupation', HEAD + id, 'Occupation', HEAD + broader]] : []),
    ]),
  );

/** All files of these occupations. */
export const escoFiles = (occupations: readonly EscoOccupation[]): File[] => [
  ...locales
    .filter((locale) => occupations.some(({ labels }) => labels[locale]))
    .map((locale) => occupationsFile(occupations, locale)),
  relationsFile(occupations),
];

const SYLLABLES = 'ba ker dol mi ret san tu vel gor lin pa zet hum fro ni cas'.split(' ');

/** A word that is the same for the same number, and of no language. */
const inventedWord = (number: number): string =>
  [number, number >> 4, number >> 8, number >> 12].map((part) => SYLLABLES[part & 15]).join('');

/** As many as asked for, with ten labels in each of the six languages. */
export const inventedOccupations = (count: number): EscoOccupation[] =>
  Array.from({ length: count }, (_, occupation) => ({
    id: `invented-${occupation}`,
    isco: String(1_000 + (occupation % 400)),
    labels: Object.fromEntries(
      locales.map((locale, language) => [
        locale,
        Array.from(
          { length: 10 },
          (__, label) =>
            `${inventedWord(occupation)} ${inventedWord(label * 7 + language)} ${inventedWord((occupation * 3 + label) % 5_000)}`,
        ),
      ]),
    ),
  }));
