import { expect, test } from 'vitest';

import type { CandidateInput } from '#contract/candidates/added-candidates.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import CorrectPage from './correct-page.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';

const candidate = {
  id: ID,
  name: 'Vera Lind',
  facts: {
    firstName: 'Vera',
    lastName: 'Lind',
    username: '',
    jobTitle: '',
    bio: '',
    city: '',
    country: null,
    contactEmail: 'vera@people.example',
    skills: [],
    languages: [],
    workAuthorisation: [],
    workExperience: [],
    education: [],
    certifications: [],
  },
  phone: '',
  source: 'Career fair',
  locale: 'pt',
  can: { edit: true, correct: true, propose: null },
} as unknown as Candidate;

const Page = CorrectPage as (props: { loaderData: { candidate: Candidate } }) => React.ReactNode;

const open = (more: Partial<Candidate>, update: (input: CandidateInput) => { done: true }) =>
  renderPage(Page, () => ({ candidate: { ...candidate, ...more } }), {
    viewer: employer,
    api: { addedCandidates: { update } },
  });

test('keeps what was typed when the address is known already', async () => {
  const screen = await open({}, () => {
    throw refused('CONFLICT', { reason: 'candidate_known', candidateId: ID });
  });
  await screen.getByLabelText(m.profile_last_name()).fill('Lindt');
  await screen.getByRole('button', { name: m.candidate_correct_save() }).click();
  await expect.element(screen.getByText(m.problem_candidate_known())).toBeVisible();
  await expect.element(screen.getByLabelText(m.profile_last_name())).toHaveValue('Lindt');
});

test('saves what was corrected, with source and language', async () => {
  const sent: CandidateInput[] = [];
  const screen = await open({}, (input) => {
    sent.push(input);
    return { done: true };
  });
  await screen.getByLabelText(m.profile_last_name()).fill('Lindt');
  await screen.getByRole('button', { name: m.candidate_correct_save() }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({ lastName: 'Lindt', email: 'vera@people.example', source: 'Career fair', locale: 'pt' }),
    ]);
});

test('leaves the address of a person who was told', async () => {
  const screen = await open({ locale: null }, () => ({ done: true }));
  await expect.element(screen.getByRole('textbox', { name: m.auth_email() })).toHaveAttribute('readonly');
  await expect.element(screen.getByText(m.candidate_correct_told())).toBeVisible();
});

test('has no form for a person who applied', async () => {
  const screen = await open({ can: { edit: true, correct: false, propose: 'ask' } }, () => ({ done: true }));
  await expect.element(screen.getByText(m.candidate_correct_applied())).toBeVisible();
  await expect.element(screen.getByRole('button', { name: m.candidate_correct_save() })).not.toBeInTheDocument();
});
