import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { publishJob } from '../publish.ts';
import { rebuildJobSearch } from './rebuild.ts';
import { addUpFacetCounts, addUpTermCounts, recountTerms } from './recount.ts';
import { searchJobs } from './search.ts';
import { suggest } from './suggest.ts';

let app: TestApp;
let employer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

const titled = (title: string, description = '<p>Text</p>'): Partial<JobInput> => ({
  translations: { en: { title, description, requirements: '' } },
});
const post = (title: string, input: Partial<JobInput> = {}) =>
  createActive(app, employer, { ...titled(title), ...input });
const close = (id: string) => callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'other' });
const countOf = async () => (await searchJobs(app.searchCtx(), {})).total?.count;

describe('the words that search learns', () => {
  test('do not hold up many who publish the same new words at once, in any order', async () => {
    const words = Array.from({ length: 200 }, (_, n) => `neologism${n}`);
    const drafts = [];
    for (let n = 0; n < 20; n += 1) {
      const shuffled = words.toSorted(
        (a, b) => ((a.length * 31 * n + a.charCodeAt(9) * n) % 17) - ((b.length * 31 * n + b.charCodeAt(9) * n) % 17),
      );
      drafts.push(
        await createDraft(app, employer, {
          ...titled(`Inventor of ${shuffled.slice(0, 3).join(' ')}`, `<p>${shuffled.join(' ')}</p>`),
          skills: shuffled.slice(0, 50),
          city: `Ville ${shuffled[0]}`,
        }),
      );
    }
    await Promise.all(drafts.map(({ id }) => publishJob(app.ctx(), { id })));
    expect((await searchJobs(app.searchCtx(), { q: 'neologism7 neologism199' })).total).toEqual({
      count: 20,
      capped: false,
    });
  });

  test('are counted again while others publish, without delaying them or losing a word', async () => {
    const recounting = (async () => {
      for (let n = 0; n < 4; n += 1) {
        await Promise.all([recountTerms(app.base.db), addUpTermCounts(app.base.db), addUpFacetCounts(app.base.db)]);
      }
    })();
    const published = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post(`Quibbler ${n}`, { skills: [`quibbling${n}`] })),
    );
    await recounting;
    for (const [n, { id }] of published.entries()) {
      const { jobs, didYouMean } = await searchJobs(app.searchCtx(), { q: `quibbling${n}` });
      expect([jobs.map((job) => job.id), didYouMean]).toEqual([[id], null]);
    }
  });

  test('are removed immediately when no job has them', async () => {
    const { id } = await post('Wheelwright', { skills: ['Spokeshaving'], city: 'Wuppertal' });
    expect(await suggest(app.searchCtx(), { q: 'wheel' })).toEqual([{ text: 'Wheelwright', kind: 'title' }]);
    expect((await searchJobs(app.searchCtx(), { q: 'wheelwrihgt' })).didYouMean).toBe('wheelwright');
    await close(id);
    for (const q of ['wheel', 'spoke', 'wupp']) expect(await suggest(app.searchCtx(), { q })).toEqual([]);
    expect((await searchJobs(app.searchCtx(), { q: 'wheelwrihgt' })).didYouMean).toBe(null);
  });

  test('have the same counts before and after they are added up', async () => {
    const before = (await countOf()) ?? 0;
    const { id } = await post('Cooper');
    expect(await countOf()).toBe(before + 1);
    await addUpFacetCounts(app.base.db);
    expect(await countOf()).toBe(before + 1);
    await close(id);
    expect(await countOf()).toBe(before);
    await addUpFacetCounts(app.base.db);
    expect(await countOf()).toBe(before);
  });
});

describe('a rebuild', () => {
  test('derives everything again from the jobs alone', async () => {
    await post('Bellfounder', {
      city: 'Łódź',
      country: 'PL',
      skills: ['Campanology'],
      languages: [{ language: 'pl', level: 'C1', required: true }],
    });
    const { id } = await post('Gone');
    const tables = [
      'job_search',
      'job_word',
      'job_suggestion',
      'job_city',
      'job_requirement',
      'job_facet_count',
    ] as const;
    for (const table of tables) await app.base.db.deleteFrom(table).execute();
    await app.base.db.updateTable('job').set({ status: 'paused' }).where('id', '=', id).execute();
    await rebuildJobSearch(app.base.db);
    const { jobs } = await searchJobs(app.searchCtx(), { q: 'bellfounder', city: ['lodz'] });
    const { facets } = await searchJobs(app.searchCtx(), { q: 'bellfounder' });
    expect(jobs.map(({ title }) => title)).toEqual(['Bellfounder']);
    expect(facets?.city).toEqual([{ value: 'Łódź', count: 1 }]);
    expect(await searchJobs(app.searchCtx(), { q: 'gone' })).toMatchObject({ jobs: [] });
    expect(await suggest(app.searchCtx(), { q: 'campa' })).toEqual([{ text: 'Campanology', kind: 'skill' }]);
    for (const [typed, meant] of [
      ['belfounder', 'bellfounder'],
      ['campanolgy', 'campanology'],
      ['polnissch', 'polnisch'],
      ['akme', 'acme'],
    ] as const) {
      expect((await searchJobs(app.searchCtx(), { q: typed })).didYouMean).toBe(meant);
    }
  });
});
