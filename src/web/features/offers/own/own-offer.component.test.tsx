import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { OwnOffer } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { hasFocus } from '#test/support/component/keyboard.ts';
import { conditionsOf, offerVersionOf, ownOfferOf } from '#test/support/component/own-offer.ts';
import { seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { storedMessage } from '#web/app/stored-message.ts';

import { OwnOfferView } from './own-offer.tsx';

const COMPANY = { company: 'Acme' };

/** Shows an offer to its candidate; `answers` may change it. */
async function open(
  first: OwnOffer,
  answers: (become: (change: Partial<OwnOffer>) => OwnOffer) => NonNullable<Answers['ownOffers']> = () => ({}),
  viewer = seeker,
) {
  let offer = first;
  const become = (change: Partial<OwnOffer>) => (offer = { ...offer, ...change });
  const ownOffers = { read: () => offer, ...answers(become) };
  const screen = await renderPart(<OwnOfferView loaded={{ data: first, readAt: Date.now() }} />, {
    viewer,
    api: { ownOffers },
  });
  return { screen, become };
}

const accepted = {
  state: 'accepted',
  endedAt: '2027-01-03T09:00:00Z',
  can: { accept: false, decline: false },
} as const satisfies Partial<OwnOffer>;

const onPaper = offerVersionOf({ conditions: conditionsOf({ form: 'paper' }) });

const name = page.getByRole('textbox', { name: m.own_offer_name() });
const agreement = page.getByRole('checkbox', { name: m.own_offer_agrees() });
const accept = page.getByRole('button', { name: m.own_offer_accept() });
const state = (words: string) => expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();

describe('accepting an offer', () => {
  test('needs the name as shown, and the tick, before anything is sent (T619)', async () => {
    await open(ownOfferOf());
    await name.fill('Lucia');
    await accept.click();
    await expect.element(page.getByText(m.own_offer_name_other({ name: seeker.name }))).toBeVisible();
    await hasFocus(name);
    await name.fill(seeker.name.toUpperCase());
    await accept.click();
    await expect.element(page.getByText(m.own_offer_agrees_first())).toBeVisible();
    await hasFocus(agreement);
  });

  test('names the version that the candidate has read, and shows what happens next', async () => {
    let version: number | undefined;
    await open(ownOfferOf({ version: offerVersionOf({ number: 4 }) }), (become) => ({
      accept: (input) => {
        ({ version } = input);
        return become(accepted);
      },
    }));
    await name.fill(seeker.name);
    await agreement.click();
    await accept.click();
    await state(m.own_offer_next_accepted(COMPANY));
    expect(version).toBe(4);
    await expect.element(accept).not.toBeInTheDocument();
  });

  test('is refused once the company has withdrawn the offer, which the page then shows (T622)', async () => {
    await open(ownOfferOf(), (become) => ({
      accept: () => {
        become({ ...accepted, state: 'withdrawn' });
        throw refused('CONFLICT', { reason: 'offer_over' });
      },
    }));
    await name.fill(seeker.name);
    await agreement.click();
    await accept.click();
    await state(m.own_offer_next_withdrawn(COMPANY));
  });

  test('takes back the tick when the company sends another version meanwhile (T621)', async () => {
    await open(ownOfferOf(), (become) => ({
      accept: () => {
        become({ version: offerVersionOf({ number: 2 }) });
        throw refused('CONFLICT', { reason: 'changed_meanwhile' });
      },
    }));
    await name.fill(seeker.name);
    await agreement.click();
    await accept.click();
    await state(m.own_offer_changed(COMPANY));
    await expect.element(agreement).not.toBeChecked();
    await expect.element(name).toHaveValue(seeker.name);
  });

  test('asks people without a password or passkey for a mailed code (T620)', async () => {
    const codes: (string | undefined)[] = [];
    await open(
      ownOfferOf({ confirmsBy: 'code' }),
      (become) => ({
        mailCode: () => ({ done: true }),
        accept: ({ code }) => {
          codes.push(code);
          if (code !== '123456') throw refused('INVALID', { fields: [{ path: 'code', code: 'wrong_code' }] });
          return become(accepted);
        },
      }),
      unclaimed(true),
    );
    const code = page.getByRole('textbox', { name: m.security_code() });
    await name.fill(seeker.name);
    await agreement.click();
    await page.getByRole('button', { name: m.security_mail_code_send() }).click();
    await hasFocus(code);
    await code.fill('000000');
    await accept.click();
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill('123456');
    await accept.click();
    await state(m.own_offer_next_accepted(COMPANY));
    expect(codes).toEqual(['000000', '123456']);
  });
});

describe('declining an offer', () => {
  const decline = page.getByRole('button', { name: m.own_offer_decline() });
  const dialog = page.getByRole('alertdialog', { name: m.own_offer_decline_title(COMPANY) });

  test.for([
    ['without a reason', undefined, { reason: null, words: '' }],
    ['with a reason', 'place', { reason: 'place', words: 'Porto is too far.' }],
  ] as const)('works %s', async ([, reason, expected]) => {
    let sent: unknown;
    await open(ownOfferOf(), (become) => ({
      decline: ({ reason: why, words }) => {
        sent = { reason: why, words };
        return become({ ...accepted, state: 'declined' });
      },
    }));
    await decline.click();
    if (reason) {
      await dialog.getByRole('combobox').selectOptions(reason);
      await dialog.getByRole('textbox').fill(expected.words);
    }
    await dialog.getByRole('button', { name: m.own_offer_decline() }).click();
    await state(m.own_offer_next_declined(COMPANY));
    expect(sent).toEqual(expected);
  });

  test('keeps the words when the answer is lost (T623)', async () => {
    await open(ownOfferOf(), () => ({
      decline: () => {
        throw refused('UNAVAILABLE');
      },
    }));
    await decline.click();
    await dialog.getByRole('textbox').fill('Thank you.');
    await dialog.getByRole('button', { name: m.own_offer_decline() }).click();
    await expect.element(dialog.getByText(m.problem_unavailable())).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Thank you.');
  });
});

describe('what an offer says', () => {
  test.for([
    ['while it is being changed', { isBeingChanged: true, state: 'draft' }, m.own_offer_state_changing(COMPANY)],
    ['after its last day', { state: 'lapsed' }, m.own_offer_next_lapsed(COMPANY)],
    ['once it was accepted', { version: onPaper }, m.own_offer_next_paper(COMPANY)],
  ] satisfies [string, Partial<OwnOffer>, string][])('leaves only questions %s', async ([, change, words]) => {
    await open(ownOfferOf({ ...accepted, ...change }));
    await state(words);
    await expect.element(accept).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: m.own_offer_ask() })).toBeVisible();
  });

  test('marks in words where it differs from what the job stated (T614)', async () => {
    const fixedPay = { amount: 39_000, currency: 'EUR', period: 'year', payments: null } as const;
    const { screen } = await open(ownOfferOf({ version: offerVersionOf({ conditions: conditionsOf({ fixedPay }) }) }));
    const conditions = screen.getByRole('region', { name: m.own_offer_conditions() });
    await expect.element(conditions.getByText(m.own_offer_pay_outside())).toBeVisible();
    await expect.element(conditions.getByText(m.own_offer_stated_other()).first()).toBeVisible();
    expect(conditions.getByText(m.own_offer_stated_other()).elements()).toHaveLength(1);
  });

  test('explains variable pay by an example (T615)', async () => {
    const variablePay = { target: 8_000, capped: true, cap: 10_000, currency: 'EUR' } as const;
    const { screen } = await open(
      ownOfferOf({ version: offerVersionOf({ conditions: conditionsOf({ variablePay }) }) }),
    );
    const row = (text: string) => expect.element(screen.getByRole('row', { name: text })).toBeVisible();
    await row(`${m.offer_example_none()} €0 €42,000`);
    await row(`${m.offer_example_target()} €8,000 €50,000`);
    await row(`${m.offer_example_cap()} €10,000 €52,000`);
  });

  test('has both texts, and says which one binds (T616)', async () => {
    const texts = {
      es: { letter: 'Querida Lucía', benefits: '' },
      de: { letter: 'Liebe Lucía', benefits: '30 Tage Urlaub' },
    };
    const { screen } = await open(
      ownOfferOf({ version: offerVersionOf({ texts, locale: 'es', bindingLocale: 'de' }) }),
    );
    await expect.element(screen.getByText('Querida Lucía')).toBeVisible();
    await expect.element(screen.getByText('30 Tage Urlaub')).toBeVisible();
    await expect.element(screen.getByText(m.own_offer_binds({ binding: 'German', language: 'Spanish' }))).toBeVisible();
  });

  test('shows the signed document as soon as it is made (T624)', async () => {
    const { screen, become } = await open(ownOfferOf(accepted));
    await expect.element(screen.getByText(m.own_offer_document_soon())).toBeVisible();
    const { id: offerId, applicationId } = become({ documentUrl: '/api/offers/1/document' });
    screen.live.send({ type: 'offer', offerId, applicationId, state: 'accepted' });
    await expect
      .element(screen.getByRole('link', { name: m.own_offer_document_download() }))
      .toHaveAttribute('href', '/api/offers/1/document');
  });
});

describe('a question', () => {
  const offer = ownOfferOf();
  const draft = storedMessage(seeker.userId, offer.applicationId);
  const ask = page.getByRole('link', { name: m.own_offer_ask() });

  test('keeps a message that was begun before (T618)', async () => {
    await open(offer);
    draft.store({ content: 'Hello', subject: '' });
    await ask.click();
    expect(draft.find()?.content).toBe('Hello');
  });

  test('begins with the offer’s name (T617)', async () => {
    await open(offer);
    await ask.click();
    expect(draft.find()?.content).toContain(offer.job.title);
  });
});
