import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Shortlist } from '#contract/presenting/shortlists.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { pngOf, uploadForm } from '#test/support/made-files.ts';
import {
  type AgencyWorld,
  answerOn,
  createAgencyWorld,
  findings,
  giveConsent,
  makeShortlist,
  openList,
  registerTraced,
  screen,
  TRACES,
} from '#test/support/shortlists.ts';

const app = await sharedTestApp();
let world: AgencyWorld;
let shortlist: Shortlist & { secret: string };

beforeAll(async () => {
  world = await createAgencyWorld(app);
  const person = await registerTraced(app);
  await screen(world, person, { shown: ['availability', 'wishes', 'languages', 'right_to_work'] });
  const words = `${findings.wishes?.words ?? ''} Une négociatrice hors pair.`;
  shortlist = await makeShortlist(world, [await giveConsent(world, person)], words);
});

const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

const presentationId = (): string => shortlist.people[0]?.id ?? '';

async function readPdf(): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers }> {
  const json = { secret: shortlist.secret, presentationId: presentationId() };
  const answer = await app.request('POST', '/api/shortlists/cv', { json });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
}

describe('a client who was given the link learns neither name, contact, employer, school nor birth', () => {
  test('by reading and answering (T679)', async () => {
    const read = JSON.stringify((await openList(world, shortlist.secret)).body);
    const answered = JSON.stringify((await answerOn(world, shortlist.secret, presentationId())).body);
    expect(tracesIn(read + answered)).toEqual([]);
    expect(read).toContain('Une négociatrice hors pair.');
  });

  test('from the CV: its text, what it says about itself, and its name', async () => {
    const { bytes, headers } = await readPdf();
    const pdf = await getDocumentProxy(bytes.slice());
    const { text } = await extractText(pdf, { mergePages: true });
    const about = JSON.stringify(await getMeta(pdf)) + [...headers.values()].join(' ');
    expect(tracesIn(text + about + Buffer.from(bytes).toString('latin1'))).toEqual([]);
    expect(text).toContain('Une négociatrice hors pair.');
  });

  test('from the email with the link', async () => {
    const json = { contactId: world.contactId };
    await callApi(app, 'POST', `/agency/shortlists/${shortlist.id}/mail`, world.consultant, json);
    await app.drain();
    const { rows } = await app.database.pool.query<{ text: string }>(
      `select to_jsonb(mail)::text as text from mail where text like '%' || $1 || '%'`,
      [shortlist.secret],
    );
    expect(rows).toHaveLength(1);
    expect(tracesIn(JSON.stringify(rows))).toEqual([]);
  });
});

test('the CV is in the client’s language, under a code, with what each level rests on', async () => {
  const { bytes } = await readPdf();
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: true });
  const said = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    shortlist.people[0]?.code ?? '',
    'Sales manager, Benelux',
    'Acme',
    'français : C1, entendu lors d’un échange en',
    'allemand : B1, déclaré par la personne',
    'Italie, France, document vu',
    'Incoterms',
    'par an',
  ])
    expect(said).toContain(words);
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: shortlist.people[0]?.code });
});

test('the CV has the agency’s logo', async () => {
  const { cookie, companyId } = world.consultant;
  const body = uploadForm('logo', 'logo.png', pngOf(16, 16));
  const uploaded = (await (await app.request('POST', '/api/files', { cookie, body })).json()) as { id: string };
  await callApi(app, 'PATCH', `/companies/${companyId}`, world.consultant, { logoFileId: uploaded.id });
  const { bytes } = await readPdf();
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
});
