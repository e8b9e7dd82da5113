import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { abilitiesOf, type ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { applicationOf, nothingAdded } from '#test/support/component/application.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import { OwnApplicationView } from './own-application.tsx';

/** An applicant's own application, which is withdrawn or decided during the test. */
async function open(withdraw: (become: (status: ApplicationStatus) => void) => void) {
  let status: ApplicationStatus = 'viewed';
  const read = () => applicationOf({ status, can: abilitiesOf('applicant', status, false) });
  const applications: Answers['applications'] = {
    withdraw: () => {
      withdraw((after) => {
        status = after;
      });
      return read();
    },
  };
  const Page = ({ loaderData }: { loaderData: ReturnType<typeof read> }) => (
    <OwnApplicationView application={loaderData} offers={[]} interviews={undefined} retention={undefined} />
  );
  await renderPage(Page, read, { viewer: seeker, api: { ...nothingAdded, applications } });
}

const button = page.getByRole('main').getByRole('button', { name: m.applications_withdraw() });
const question = page.getByRole('alertdialog', { name: m.applications_withdraw_title() });
const answer = (name: string) => question.getByRole('button', { name }).click();
const state = (words: string) => expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();

test('asks for confirmation before withdrawing, which is final (T156)', async () => {
  await open((become) => become('withdrawn'));
  await button.click();
  await answer(m.ui_cancel());
  await button.click();
  await answer(m.applications_withdraw());
  await state(m.applications_state_withdrawn({ company: 'Acme' }));
  await expect.element(button).not.toBeInTheDocument();
});

test('reports a decision that was made before the withdrawal, and shows it', async () => {
  await open((become) => {
    become('rejected');
    throw refused('CONFLICT', { reason: 'wrong_status' });
  });
  await button.click();
  await answer(m.applications_withdraw());
  await expect.element(question.getByText(m.problem_wrong_status())).toBeVisible();
  await answer(m.ui_cancel());
  await state(m.applications_state_rejected({ company: 'Acme' }));
});
