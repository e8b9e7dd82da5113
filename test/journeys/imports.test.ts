import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { type JobFileServer, startJobFileServer } from '#test/support/job-file-server.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;

const HEAD = 'Referenz;Stellentitel;Beschreibung;Bereich;Vertragsart;Arbeitsmodell;Stadt;Land';
const row = (reference: string, title: string) =>
  `${reference};${title};Sie betreuen Kunden.;Vertrieb;Vollzeit;Hybrid;Köln;Deutschland`;

describe('imports of candidates', () => {
  const own = sharedSite();

  test('a recruiter uploads 20 people, fixes nothing, imports the right ones, and takes them back', async () => {
    const owner = await registerEmployer(own.app);
    const people = Array.from({ length: 20 }, (_, at) => `Ana;Sá ${at};ana.${at}@example.com;Lissabon;Messe`);
    people[9] = 'Rui;Melo;;Porto;Messe';
    const file = ['Vorname;Nachname;E-Mail;Wohnort;Schlagwörter', ...people].join('\n');
    await visitAs(
      own,
      owner,
      paths.candidateImports(),
      async (page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'kandidaten.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
        await page.getByText(m.imports_status_ready({}, de), { exact: true }).waitFor();
        const missing = { field: m.candidate_import_field_email({}, de) };
        await page.getByText(m.imports_note_missing(missing, de)).waitFor();
        expect(await page.getByRole('combobox', { name: 'Wohnort' }).inputValue()).toBe('city');
        await page.getByLabel(m.candidate_import_rule_source({}, de)).fill('Messe in Lissabon');
        await page.getByRole('button', { name: m.imports_check_again({}, de) }).click();
        await page.getByRole('button', { name: m.imports_apply({ count: '19' }, de) }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: m.imports_apply({ count: '19' }, de) }).click();
        await page.getByText(m.imports_status_applied({}, de), { exact: true }).waitFor();
        await page.getByText('Ana Sá 0').waitFor();
        await page.getByRole('button', { name: m.imports_undo({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.imports_undo({}, de) })
          .click();
        await page.getByText(`${m.imports_outcome_undone({}, de)}: 19`).waitFor();
      },
      de,
    );
  });
});

describe('imports of jobs', () => {
  const own = sharedSite();
  let server: JobFileServer;
  beforeAll(async () => {
    server = await startJobFileServer();
  });
  afterAll(() => server.close());

  test('an employer uploads a file, reviews its columns and errors, imports it, and undoes the import', async () => {
    const owner = await registerEmployer(own.app);
    const file = [HEAD, row('A1', 'Key Account Manager'), row('A2', ''), row('A3', 'Support-Agent')].join('\n');
    await visitAs(
      own,
      owner,
      paths.imports(),
      async (page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
        await page.getByText(m.imports_status_ready({}, de), { exact: true }).waitFor();
        // Rows with errors come first.
        await page.getByText(m.imports_note_missing({ field: m.jobs_edit_title({}, de) }, de)).waitFor();
        expect(await page.getByRole('combobox', { name: 'Stellentitel' }).inputValue()).toBe('title');
        await page.getByLabel(m.imports_rule_publish({}, de)).check();
        await page.getByRole('button', { name: m.imports_check_again({}, de) }).click();
        await page.getByText(m.imports_rules_saved({}, de)).waitFor();
        await page.getByLabel(m.imports_rule_close({}, de)).check();
        await page.getByRole('button', { name: m.imports_check_again({}, de) }).click();
        await page.getByText(m.imports_status_checking({}, de)).first().waitFor();
        await page.getByRole('button', { name: m.imports_apply({ count: '2' }, de) }).waitFor();
        await page.getByLabel(m.imports_rows_shown({}, de)).selectOption('');
        await page.getByText('Support-Agent').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: m.imports_apply({ count: '2' }, de) }).click();
        await page.getByText(m.imports_status_applied({}, de), { exact: true }).waitFor();
        expect(await page.getByRole('link', { name: 'Key Account Manager' }).getAttribute('href')).toContain(
          '/jobs/edit/',
        );
        await page.getByRole('button', { name: m.imports_undo({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.imports_undo({}, de) })
          .click();
        await page.getByText(m.imports_outcome_undone({}, de)).first().waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      de,
    );
  });

  test('an employer connects a URL, applies its first import, and sees the result of each run', async () => {
    const owner = await registerEmployer(own.app);
    server.answer.body = [HEAD, row('A1', 'Key Account Manager')].join('\n');
    const { host } = new URL(server.address);
    await visitAs(
      own,
      owner,
      paths.imports(),
      async (page) => {
        const address = page.getByLabel(m.imports_schedule_address({}, de), { exact: true });
        const connect = page.getByRole('button', { name: m.imports_schedule_save({}, de) });
        await connect.click();
        await page.getByText(m.field_required({}, de)).waitFor();
        await address.fill('http://jobs.example/jobs.csv');
        await connect.click();
        await page.locator('[aria-invalid=true]').waitFor();
        await address.fill(server.address);
        await connect.click();
        await page.getByText(m.imports_schedule_status_first({ host }, de)).waitFor();
        await page.getByRole('link', { name: m.imports_schedule_see({}, de) }).click();
        await page.getByRole('button', { name: m.imports_apply({ count: '1' }, de) }).click();
        await page.getByText(m.imports_status_applied({}, de), { exact: true }).waitFor();
        await page.getByRole('link', { name: m.imports_back({}, de) }).click();
        await page.getByText(m.imports_schedule_result_imported({}, de)).waitFor();
        expect(await page.content()).not.toContain('secret-2f8');
        expect(await axeFindings(page)).toEqual([]);
        server.answer.status = 404;
        await page.getByRole('button', { name: m.imports_schedule_run({}, de) }).click();
        await page.getByText(m.imports_schedule_problem_refused({}, de)).waitFor();
        await page.getByRole('button', { name: m.imports_schedule_pause({}, de) }).click();
        await page.getByText(m.imports_schedule_status_paused({ host }, de)).waitFor();
        await page.getByRole('button', { name: m.imports_schedule_remove({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.imports_schedule_remove({}, de) })
          .click();
        await address.waitFor();
      },
      de,
    );
  });
});
