import type { z } from 'zod';

import { candidateInput } from '#contract/candidates/added-candidates.ts';
import type { CandidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import type { CandidateImportField } from '#contract/candidates/import-fields.ts';
import { NOTES_MAX, TAG_MAX, TAGS_MAX } from '#contract/limits.ts';
import { fieldProblems } from '#contract/problems.ts';

import { type ParsedRow, readWith, RowNotes, splitList } from '../../imports/cells/parsed-row.ts';
import { askedLanguage, countryOf, dayIn, languageOf } from '../../imports/cells/values.ts';
import type { CheckedRow, ImportUnderWay, RowCells } from '../../imports/kind.ts';

const personInput = candidateInput.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  jobTitle: true,
  city: true,
  country: true,
  skills: true,
  languages: true,
  source: true,
});

export interface ImportedCandidate extends z.infer<typeof personInput> {
  tags: string[];
  note: string;
  /** As the file names it; empty without one. */
  job: string;
  stage: string;
  status: string;
  isRejected: boolean;
  /** YYYY-MM-DD. */
  appliedOn: string | null;
  /** The name of a file in the ZIP, in lower case and without folders; empty without one. */
  cv: string;
}

type Row = ParsedRow<CandidateImportField>;
type Person = z.input<typeof personInput>;

const TITLE_MAX = 200;
const SEVERAL_LINES: ReadonlySet<CandidateImportField> = new Set(['notes', 'skills', 'tags', 'languages', 'email']);

export const checkCandidates = (
  { mapping, options }: Pick<ImportUnderWay<CandidateImportField, CandidateImportOptions>, 'mapping' | 'options'>,
  rows: readonly RowCells[],
): CheckedRow<ImportedCandidate>[] =>
  rows.map(({ position, cells }) => ({ position, ...checkRow(parseRow(cells, mapping), options) }));

const parseRow = (cells: readonly string[], mapping: readonly (CandidateImportField | null)[]): Row =>
  new Map(
    mapping.flatMap((field, at) => {
      const text = cells[at]?.trim() ?? '';
      if (!field || text === '') return [];
      return [[field, SEVERAL_LINES.has(field) ? text : text.replaceAll(/\s+/g, ' ')] as const];
    }),
  );

function checkRow(row: Row, options: CandidateImportOptions): Omit<CheckedRow<ImportedCandidate>, 'position'> {
  const notes = new RowNotes();
  const [email = '', ...otherEmails] = splitList(row.get('email') ?? '').flatMap((part) => part.split(/\s+/));
  const person = { ...personOf(row, notes), email, source: row.get('source') ?? options.source };
  const tags = [...new Set(splitList(row.get('tags') ?? ''))];
  const note = [row.get('notes'), otherEmails.join(', ')].filter(Boolean).join('\n');
  const appliedOn = readWith(row, 'appliedOn', dayIn, 'not_a_date', notes) ?? null;
  if (appliedOn !== null && Number.isNaN(Date.parse(appliedOn))) notes.wrong('not_a_date', 'appliedOn', appliedOn);
  if (tags.length > TAGS_MAX || tags.some((tag) => tag.length > TAG_MAX)) notes.wrong('too_long', 'tags');
  if (note.length > NOTES_MAX) notes.wrong('too_long', 'notes');
  const parsed = personInput.safeParse(person);
  notes.problems.push(...(parsed.error ? problemsOf(parsed.error, person) : []));
  const isRight = parsed.success && notes.problems.length === 0;
  return {
    reference: email.toLowerCase().slice(0, TITLE_MAX),
    title: `${person.firstName} ${person.lastName}`.trim().slice(0, TITLE_MAX),
    input: isRight ? { ...parsed.data, tags, note, appliedOn, ...applicationOf(row) } : null,
    defaulted: [],
    isComplete: false,
    digest: '',
    problems: notes.problems,
    warnings: notes.warnings,
  };
}

const NOT_REJECTED = /^(?:no|non|nein|nao|não|false|0|-)$/i;

const applicationOf = (row: Row) => ({
  job: row.get('job') ?? '',
  stage: row.get('stage') ?? '',
  status: row.get('status') ?? '',
  cv: (row.get('cv') ?? '').toLowerCase().replace(/^.*[/\\]/, ''),
  isRejected: row.has('rejected') && !NOT_REJECTED.test(row.get('rejected') ?? ''),
});

function personOf(row: Row, notes: RowNotes): Omit<Person, 'email' | 'source'> {
  const [firstName, lastName] = namesIn(row.get('fullName') ?? '');
  const { city, country } = placeOf(row, notes);
  return {
    firstName: row.get('firstName') ?? firstName,
    lastName: row.get('lastName') ?? lastName,
    phone: row.get('phone') ?? '',
    jobTitle: row.get('jobTitle') ?? '',
    city,
    country,
    skills: [...new Set(splitList(row.get('skills') ?? ''))],
    languages: languagesOf(row.get('languages') ?? '', notes),
  };
}

/** "Maria García López" or "García López, Maria". */
function namesIn(text: string): [string, string] {
  const [before = '', after] = text.split(',').map((part) => part.trim());
  if (after !== undefined) return [after, before];
  const [first = '', ...rest] = before.split(' ');
  return [first, rest.join(' ')];
}

/** A country that cannot be read is no reason to refuse a person: it stays in the warning. */
function placeOf(row: Row, notes: RowNotes): { city: string; country: string | null } {
  const parts = splitList(row.get('place') ?? '');
  const last = parts.at(-1);
  const ofPlace = last === undefined ? undefined : countryOf(last);
  const text = row.get('country');
  const country = text === undefined ? ofPlace : countryOf(text);
  if (text !== undefined && country === undefined) notes.warn('not_understood', 'country', text);
  // Of an address, the part before the country, without the postcode.
  const city = ofPlace === undefined ? last : parts.at(-2);
  return { city: row.get('city') ?? city?.replace(/^[\d-]+ /, '') ?? '', country: country ?? null };
}

function languagesOf(text: string, notes: RowNotes): Person['languages'] {
  // A comma within parentheses separates nothing.
  const parts = (text.match(/(?:\([^();|\n]*\)|[^,;|\n])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
  const found = parts.flatMap((part) => {
    const spoken = spokenIn(part);
    if (!spoken) notes.warn('not_understood', 'languages', part);
    return spoken ? [spoken] : [];
  });
  return [...new Map(found.map((one) => [one.language, one])).values()];
}

const NATIVE =
  /native|mother tongue|bilingual|muttersprach\p{L}*|langue maternelle|nativ[oa]|lengua materna|madrelingua|língua materna/iu;

/** "German C1", "Português (língua materna)". */
function spokenIn(text: string): NonNullable<Person['languages']>[number] | undefined {
  const asked = askedLanguage(text);
  if (asked) return { language: asked.language, level: asked.level };
  const language = languageOf(
    text
      .replace(NATIVE, ' ')
      .replaceAll(/[():,–-]+/g, ' ')
      .trim(),
  );
  return language && NATIVE.test(text) ? { language, level: 'native' } : undefined;
}

const problemsOf = (error: z.ZodError, person: Person): CheckedRow['problems'] =>
  fieldProblems(error.issues).map(({ path, code }) => {
    const [field = path] = path.split('.');
    const value = person[field as keyof Person];
    if (value === '') return { code: 'missing', field, value: null };
    const isLong = code === 'too_long' || code === 'too_big';
    return {
      code: isLong ? 'too_long' : 'invalid',
      field,
      value: typeof value === 'string' ? value.slice(0, 120) : null,
    };
  });
