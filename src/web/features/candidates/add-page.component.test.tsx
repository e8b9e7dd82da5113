import { useState } from 'react';
import { expect, test } from 'vitest';

import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';
import type { MailedCv } from '#contract/candidates/mailed-cvs.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage, renderPart } from '#test/support/component/render-part.tsx';

import AddPage from './add-page.tsx';
import { ChosenCvs } from './chosen-cvs.tsx';
import { MailedCvs } from './mailed-cvs.tsx';
import type { ChosenCv } from './use-cvs.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const FILE = '019aa000-0000-7000-8000-000000000002';

interface PageData {
  jobs: { id: string; title: string }[];
  mailed: MailedCv[];
}
const Page = AddPage as (props: { loaderData: PageData }) => React.ReactNode;

async function open(add: (input: AddCandidateInput) => { id: string; applicationId: null }) {
  const addedCandidates: Answers['addedCandidates'] = { add };
  const screen = await renderPage(Page, () => ({ jobs: [], mailed: [] }), {
    viewer: employer,
    api: { addedCandidates },
  });
  await screen.getByLabelText(m.profile_first_name()).fill('Inês');
  await screen.getByLabelText(m.profile_last_name()).fill('Tavares');
  await screen.getByRole('textbox', { name: m.auth_email() }).fill('ines@example.com');
  return screen;
}

test('asks from where the data are at its field, and keeps what was typed', async () => {
  const screen = await open(() => ({ id: ID, applicationId: null }));
  await screen.getByRole('button', { name: m.candidate_add() }).click();
  await expect.element(screen.getByLabelText(m.candidate_source())).toBeInvalid();
  await expect.element(screen.getByLabelText(m.candidate_source())).toHaveFocus();
  await expect.element(screen.getByLabelText(m.profile_last_name())).toHaveValue('Tavares');
});

test('leads to the known candidate for an address that the company has', async () => {
  const screen = await open(() => {
    throw refused('CONFLICT', { reason: 'candidate_known', candidateId: ID });
  });
  await screen.getByLabelText(m.candidate_source()).fill('Career fair');
  await screen.getByRole('button', { name: m.candidate_add() }).click();
  await expect.element(screen.getByText(m.problem_candidate_known())).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: m.candidate_known_link() }))
    .toHaveAttribute('href', paths.candidate(ID));
});

test('empties the form for the next person, and keeps what is the same for all', async () => {
  const screen = await open(() => ({ id: ID, applicationId: null }));
  await screen.getByLabelText(m.candidate_source()).fill('Career fair');
  await screen.getByRole('button', { name: m.candidate_add() }).click();
  await expect.element(screen.getByText(m.candidate_added({ name: 'Inês Tavares' }))).toBeVisible();
  await expect.element(screen.getByLabelText(m.profile_first_name())).toHaveValue('');
  await expect.element(screen.getByLabelText(m.candidate_source())).toHaveValue('Career fair');
});

const shared = { source: 'Career fair', locale: 'en' as const, jobId: null, toldOn: null };
const cv = (more: Partial<ChosenCv>): ChosenCv => ({
  key: '1',
  name: 'ines.pdf',
  state: 'read',
  fileId: FILE,
  suggestions: [{ field: 'firstName', value: 'Inês', source: '' }],
  ...more,
});

test('a CV that cannot be read is kept with what is typed', async () => {
  const sent: AddCandidateInput[] = [];
  const added: string[] = [];
  const add = (input: AddCandidateInput) => {
    sent.push(input);
    return { id: ID, applicationId: null };
  };
  const screen = await renderPart(
    <ChosenCvs
      cvs={[cv({ state: 'unread', suggestions: [], problem: m.problem_cv_no_text() })]}
      shared={shared}
      onSharedRefused={() => {}}
      onAdded={(key) => added.push(key)}
    />,
    { viewer: employer, api: { addedCandidates: { add } } },
  );
  await screen.getByText('ines.pdf').click();
  await expect.element(screen.getByText(m.problem_cv_no_text(), { exact: false })).toBeVisible();
  await screen.getByLabelText(m.profile_first_name()).fill('Inês');
  await screen.getByLabelText(m.profile_last_name()).fill('Tavares');
  await screen.getByRole('textbox', { name: m.auth_email() }).fill('ines@example.com');
  await screen.getByRole('button', { name: m.candidate_add() }).click();
  await expect.poll(() => added).toEqual(['1']);
  expect(sent).toMatchObject([{ cvFileId: FILE, source: 'Career fair', lastName: 'Tavares' }]);
});

/** The other CV is read when the button is pressed. */
function TwoCvs() {
  const [state, setState] = useState<ChosenCv['state']>('reading');
  return (
    <>
      <button type="button" onClick={() => setState('read')}>
        Read
      </button>
      <ChosenCvs
        cvs={[cv({}), cv({ key: '2', name: 'rui.pdf', state })]}
        shared={shared}
        onSharedRefused={() => {}}
        onAdded={() => {}}
      />
    </>
  );
}

test('what is typed for one CV stays while another is read (T446)', async () => {
  const screen = await renderPart(<TwoCvs />, { viewer: employer });
  await screen.getByText('ines.pdf').click();
  const first = screen.getByRole('listitem').filter({ hasText: 'ines.pdf' });
  await expect.element(first.getByLabelText(m.profile_first_name())).toHaveValue('Inês');
  await first.getByLabelText(m.profile_last_name()).fill('Tavares');
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.element(screen.getByText(m.candidate_cvs_progress({ done: 2, total: 2 }))).toBeVisible();
  await expect.element(first.getByLabelText(m.profile_last_name())).toHaveValue('Tavares');
});

const mailed: MailedCv = {
  id: ID,
  job: { id: FILE, title: 'Account Manager' },
  from: 'vera@people.example',
  words: 'As promised at the fair.',
  name: 'vera.pdf',
  url: `/api/mailed-cvs/${ID}/file`,
  leftOut: 5,
  receivedAt: '2026-11-20T12:00:00.000Z',
};

test('a CV that came by email is read when it is opened, and added for its job', async () => {
  const sent: AddCandidateInput[] = [];
  const add = (input: AddCandidateInput) => {
    sent.push(input);
    return { id: ID, applicationId: FILE };
  };
  const readCv = () => ({
    format: 'document' as const,
    suggestions: [
      { field: 'firstName' as const, value: 'Vera', source: '' },
      { field: 'lastName' as const, value: 'Lind', source: '' },
      { field: 'contactEmail' as const, value: 'vera@people.example', source: '' },
    ],
  });
  const screen = await renderPart(
    <MailedCvs cvs={[mailed]} shared={{ ...shared, jobId: ID }} onSharedRefused={() => {}} />,
    { viewer: employer, api: { addedCandidates: { add }, mailedCvs: { readCv } } },
  );
  await screen.getByText('vera.pdf').click();
  await expect.element(screen.getByText(m.mailed_cv_left_out({ count: 5 }))).toBeVisible();
  await expect.element(screen.getByLabelText(m.profile_last_name())).toHaveValue('Lind');
  await screen.getByRole('button', { name: m.candidate_add() }).click();
  await expect.element(screen.getByText('vera.pdf')).not.toBeInTheDocument();
  expect(sent[0]).toMatchObject({ mailedCvId: ID, cvFileId: null, jobId: mailed.job.id });
});

test('a CV that came by email stays where it cannot be deleted', async () => {
  const screen = await renderPart(<MailedCvs cvs={[mailed]} shared={shared} onSharedRefused={() => {}} />, {
    viewer: employer,
    api: {
      mailedCvs: {
        readCv: () => ({ format: 'document', suggestions: [] }),
        remove: () => {
          throw refused('UNAVAILABLE');
        },
      },
    },
  });
  await screen.getByText('vera.pdf').click();
  await screen.getByRole('button', { name: m.mailed_cv_delete() }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('vera.pdf')).toBeVisible();
});
