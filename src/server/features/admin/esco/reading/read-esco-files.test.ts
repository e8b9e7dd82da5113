import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import {
  escoFiles,
  inventedOccupations,
  occupationsFile,
  relationsFile,
  type EscoOccupation,
} from '#test/support/esco.ts';
import { zip } from '#test/support/made-documents.ts';

import { readEscoFiles, type EscoRow } from './read-esco-files.ts';

const LUTHIER: EscoOccupation = {
  id: 'a1b2',
  isco: '7312',
  labels: { en: ['luthier', 'maker of "violins"'], de: ['Geigenbauer/Geigenbauerin'] },
};
const BOW_MAKER: EscoOccupation = { id: 'c3d4', isco: '7313', labels: { en: ['bow maker'] }, broader: 'a1b2' };

async function read(files: readonly File[]) {
  const folder = await mkdtemp(join(inject('folder'), 'esco-'));
  const rowsPath = join(folder, 'rows');
  const stored = await Promise.all(
    files.map(async (file, index) => {
      const path = join(folder, String(index));
      await writeFile(path, Buffer.from(await file.arrayBuffer()));
      return { name: file.name, path };
    }),
  );
  const result = await readEscoFiles({ files: stored, rowsPath });
  const lines = 'problem' in result ? [] : (await readFile(rowsPath, 'utf8')).trim().split('\n');
  return { result, rows: lines.map((line) => JSON.parse(line) as EscoRow) };
}

const manyNames = (locale: string) =>
  rowsOf(locale, 1_200, Array.from({ length: 99 }, (_, name) => `name ${name}`).join('\n'));
const manyRows = (locale: string) => rowsOf(locale, 10_001, 'name');
const rowsOf = (locale: string, count: number, names: string) =>
  new File(
    [
      'conceptUri,iscoGroup,preferredLabel,altLabels\r\n',
      ...Array.from(
        { length: count },
        (_, id) => `http://data.europa.eu/esco/occupation/${id},7312,name,"${names}"\r\n`,
      ),
    ],
    `occupations_${locale}.csv`,
  );

async function archive(files: readonly File[]): Promise<File> {
  const entries = files.map(async (file) => ({ name: file.name, content: Buffer.from(await file.arrayBuffer()) }));
  return new File([zip(await Promise.all(entries)) as Uint8Array<ArrayBuffer>], 'esco.zip');
}

describe('refuses, with the file and what is wrong with it,', () => {
  test.for<[what: string, files: () => File[] | Promise<File[]>, failure: object]>([
    [
      'a table without a column that is needed',
      () => [occupationsFile([LUTHIER], 'en', { without: 'altLabels' })],
      { problem: 'missing_column', file: 'occupations_en.csv', column: 'altLabels' },
    ],
    [
      'a table of something else',
      () => [new File(['name,city\r\nAnna,Bonn\r\n'], 'people_en.csv')],
      { problem: 'format', file: 'people_en.csv' },
    ],
    ['what is no table', () => [new File(['%PDF-1.7\n'], 'esco_en.csv')], { problem: 'format', file: 'esco_en.csv' }],
    ['bytes', () => [new File([new Uint8Array(500)], 'esco_en.csv')], { problem: 'format', file: 'esco_en.csv' }],
    [
      'a table whose name says no language',
      () => [occupationsFile([LUTHIER], 'en', { name: 'occupations.csv' })],
      { problem: 'language_unknown', file: 'occupations.csv' },
    ],
    ['relations alone', () => [relationsFile([LUTHIER])], { problem: 'no_occupations' }],
    [
      'an archive without occupations',
      async () => [await archive([new File(['x'], 'skills_en.csv')])],
      { problem: 'no_occupations', file: 'esco.zip' },
    ],
    [
      'a damaged archive',
      async () => [new File([(await archive(escoFiles([LUTHIER]))).slice(0, 200)], 'esco.zip')],
      { problem: 'damaged', file: 'esco.zip' },
    ],
    ['more names than ESCO has', () => ['en', 'de', 'it'].map(manyNames), { problem: 'too_many_names' }],
    ['more rows than ESCO has', () => [manyRows('en')], { problem: 'too_many_names' }],
  ])('%s', async ([, files, failure]) => {
    expect((await read(await files())).result).toEqual(failure);
  });
});

test('reads occupations with their codes, labels in each language and wider occupations', async () => {
  const { result, rows } = await read(escoFiles([LUTHIER, BOW_MAKER]));
  expect(result).toEqual({ occupations: 2, locales: ['de', 'en'] });
  const uri = 'http://data.europa.eu/esco/occupation/a1b2';
  expect(rows).toEqual([
    { uri, isco: '7312', code: '7312.1', broader: [], labels: LUTHIER.labels },
    {
      uri: uri.replace('a1b2', 'c3d4'),
      isco: '7313',
      code: '7313.2',
      broader: [uri],
      labels: { en: ['bow maker'], de: [] },
    },
  ]);
});

test('reads the archives of the ESCO portal, with the files that browsers number', async () => {
  const skills = new File(['conceptType,conceptUri\r\n'], 'skills_en.csv');
  const dutch = new File(['conceptUri\r\n'], 'occupations_nl.csv');
  const inArchive = await archive([
    skills,
    dutch,
    occupationsFile([LUTHIER], 'en', { name: 'csv/occupations_en.csv' }),
  ]);
  const { result } = await read([inArchive, occupationsFile([LUTHIER], 'de', { name: 'occupations_de (1).csv' })]);
  expect(result).toEqual({ occupations: 1, locales: ['de', 'en'] });
});

test('leaves out rows that are no occupation, and a language that has none', async () => {
  const text = await occupationsFile([LUTHIER, BOW_MAKER], 'en').text();
  const changed = text.replace('"Occupation"', '"ISCOGroup"').replace('esco/occupation/c3d4', 'esco/skill/c3d4');
  expect((await read([new File([changed], 'occupations_en.csv')])).result).toEqual({ problem: 'no_occupations' });
});

test('reads 3,000 occupations in six languages', async () => {
  const { result, rows } = await read(escoFiles(inventedOccupations(3_000)));
  expect(result).toEqual({ occupations: 3_000, locales: locales.toSorted() });
  expect(rows.at(-1)?.labels.pt).toHaveLength(10);
});
