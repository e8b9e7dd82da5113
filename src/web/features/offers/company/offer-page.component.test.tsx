import { describe, expect, test } from 'vitest';

import type { Approval } from '#contract/approvals/approvals.ts';
import type { Offer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { offerOf, versionOf } from '#test/support/component/offer.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import OfferPage from './offer-page.tsx';

describe('the page of an offer', () => {
  const nothing = { change: false, send: false, withdraw: false, discard: false };
  /** `now`: what the page reads again after a change. */
  const open = (
    first: Offer,
    offers: Answers['offers'] = {},
    now: () => Offer = () => first,
    approvals: Answers['approvals'] = {},
  ) => {
    const read = () => ({
      offer: now(),
      userId: employer.userId,
      sender: employer.name,
      templates: null,
      readAt: Date.parse('2096-03-01T12:00:00Z'),
    });
    return renderPage(OfferPage, read, { viewer: employer, api: { offers, approvals } });
  };
  const name = 'Lucía Moreno';
  const button = (label: string) => ({ name: label, exact: true });

  test('says why an offer cannot be sent, and stays open for another try', async () => {
    const screen = await open(offerOf(), {
      send: () => {
        throw refused('CONFLICT', { reason: 'no_opening_left' });
      },
    });
    await screen.getByRole('button', button(m.offers_send())).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', button(m.offers_send())).click();
    await expect.element(dialog.getByText(m.problem_no_opening_left())).toBeVisible();
  });

  test('says that the openings are taken, or the last day is past, before an offer is sent', async () => {
    const past = versionOf();
    const conditions = { ...past.conditions, answerBy: '2096-02-28' };
    const screen = await open(offerOf({ openingsLeft: 0, version: { ...past, conditions } }));
    await expect.element(screen.getByText(m.offers_no_opening())).toBeVisible();
    await expect.element(screen.getByText(m.offers_last_day_past())).toBeVisible();
  });

  test('offers nothing to members who only follow it', async () => {
    const screen = await open(offerOf({ state: 'sent', sentAt: '2096-03-01T09:00:00Z', can: nothing }));
    await expect.element(screen.getByText(m.offer_state_sent(), { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: m.offers_withdraw() })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: m.offers_change() })).not.toBeInTheDocument();
  });

  test('shows what the candidate reads, with the days filled in and the language that binds (T631)', async () => {
    const screen = await open(offerOf());
    await expect.element(screen.getByText('We would like you to join us on 1 May 2096.')).toBeVisible();
    const binding = screen.getByRole('region', { name: m.offers_binds({ language: 'German' }) });
    await expect.element(binding.getByText('Wir möchten Sie ab 1. Mai 2096 einstellen.')).toBeVisible();
    await expect.element(screen.getByText('€46,000 a year')).toBeVisible();
  });

  test('sends the version that was read once that is confirmed', async () => {
    let offer = offerOf({ version: versionOf({ number: 3 }) });
    let sent: unknown;
    const screen = await open(
      offer,
      {
        send: (input) => {
          sent = input;
          offer = offerOf({ state: 'sent', sentAt: '2096-03-01T12:00:00Z', can: { send: false } });
          return offer;
        },
      },
      () => offer,
    );
    await screen.getByRole('button', button(m.offers_send())).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText(m.offers_send_text({ name, date: '1 April 2096' }))).toBeVisible();
    await dialog.getByRole('button', button(m.offers_send())).click();
    await expect
      .element(screen.getByText(m.offers_says_sent({ name, sent: '1 Mar 2096', date: '1 Apr 2096' })))
      .toBeVisible();
    expect(sent).toMatchObject({ version: 3 });
  });

  test('shows the reason of a candidate who declined', async () => {
    const screen = await open(
      offerOf({
        state: 'declined',
        endedAt: '2096-03-02T09:00:00Z',
        declined: { reason: 'pay', words: 'I hoped for more.' },
        can: nothing,
      }),
    );
    await expect.element(screen.getByText(m.offers_decline_reason({ reason: m.offer_decline_pay() }))).toBeVisible();
    await expect.element(screen.getByText('I hoped for more.')).toBeVisible();
  });

  test('leads to the document, the other applicants and the job once it is accepted (T632)', async () => {
    const screen = await open(
      offerOf({
        state: 'accepted',
        endedAt: '2096-03-02T09:00:00Z',
        documentUrl: '/api/offers/1/document',
        openingsLeft: 0,
        undecided: 2,
        can: nothing,
      }),
    );
    await expect.element(screen.getByRole('link', { name: m.offers_document() })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: m.offers_answer_others({ count: 2 }) }))
      .toHaveAttribute('href', paths.jobApplications(offerOf().job.id));
    await expect.element(screen.getByRole('link', { name: m.offers_close_job() })).toBeVisible();
  });

  test('lets an approver decide on the offer that they read', async () => {
    const approval: Approval = {
      id: idOf(41),
      kind: 'offer',
      state: 'pending',
      jobId: offerOf().job.id,
      jobTitle: 'Account Executive',
      offer: { id: offerOf().id, applicationId: idOf(1), candidateName: name },
      askedBy: { userId: idOf(42), name: 'Ana Melo' },
      askedAt: '2096-03-01T09:00:00Z',
      endedAt: null,
      inOrder: false,
      steps: [
        {
          position: 0,
          state: 'pending',
          approver: { userId: employer.userId, name: employer.name },
          substitute: null,
          decidedBy: null,
          decidedAt: null,
          reason: '',
        },
      ],
      can: { decide: true, cancel: false },
    };
    let offer = offerOf({ state: 'pending', approval, can: nothing });
    const decide = () => {
      const approved: Approval = { ...approval, state: 'approved', can: { decide: false, cancel: false } };
      offer = offerOf({ state: 'approved', approval: approved, can: nothing });
      return approved;
    };
    const screen = await open(offer, {}, () => offer, { decide });
    await expect.element(screen.getByText(m.offers_says_pending())).toBeVisible();
    await screen.getByRole('button', button(m.approval_approve())).click();
    await expect.element(screen.getByText(m.offers_says_approved())).toBeVisible();
  });

  test('shows the answer of the candidate as it arrives', async () => {
    let offer = offerOf({ state: 'sent', sentAt: '2096-03-01T09:00:00Z', can: nothing });
    const screen = await open(offer, {}, () => offer);
    await expect.element(screen.getByText(m.offer_state_sent(), { exact: true })).toBeVisible();
    offer = offerOf({ state: 'accepted', endedAt: '2096-03-02T09:00:00Z', can: nothing });
    screen.live.send({ type: 'offer', applicationId: offer.applicationId, offerId: offer.id, state: 'accepted' });
    await expect.element(screen.getByText(m.offers_says_accepted({ name, date: '2 Mar 2096' }))).toBeVisible();
  });

  test('asks for the day of the contract on paper, where the offer asks for one', async () => {
    const version = versionOf();
    const screen = await open(
      offerOf({
        state: 'accepted',
        endedAt: '2096-03-02T09:00:00Z',
        version: { ...version, conditions: { ...version.conditions, form: 'paper' } },
        can: { ...nothing, notePaper: true },
      }),
    );
    await screen.getByRole('button', { name: m.offers_paper_note() }).click();
    await expect.element(screen.getByLabelText(m.offers_paper_on())).toHaveAttribute('aria-invalid', 'true');
  });
});
