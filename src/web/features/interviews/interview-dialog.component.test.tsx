import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { InterviewDialog } from './interview-dialog.tsx';

const ADDRESS = 'https://meet.example/lucia';

async function propose() {
  const screen = await renderPart(
    <InterviewDialog
      applicationId={idOf(1)}
      name="Lucía Moreno"
      userId={employer.userId}
      members={[{ userId: employer.userId, name: employer.name }]}
      interview={undefined}
      onChanged={async () => {}}
      onClose={() => {}}
    />,
    {
      viewer: employer,
      api: {
        interviews: {
          propose: () => {
            throw refused('CONFLICT', { reason: 'pay_not_stated' });
          },
        },
        busyTimes: { at: () => ({ userIds: [] }) },
      },
    },
  );
  const place = screen.getByLabelText(m.interviews_place_video());
  await place.fill(ADDRESS);
  return { screen, place, send: screen.getByRole('button', { name: m.interviews_send() }) };
}

test('does not propose an interview without a time: focuses the first field, and keeps all input', async () => {
  const { screen, place, send } = await propose();
  await send.click();
  await expect.element(screen.getByText(m.field_required())).toBeVisible();
  await expect.element(screen.getByLabelText(m.interviews_slot_day({ number: 1 }))).toHaveFocus();
  // Also if the user clicks outside the dialog.
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('click', { bubbles: true }));
  await expect.element(place).toHaveValue(ADDRESS);
});

test('explains that the job must first state its pay, and keeps all input', async () => {
  const { screen, place, send } = await propose();
  await screen.getByLabelText(m.interviews_slot_day({ number: 1 })).fill('2126-03-10');
  await screen.getByLabelText(m.interviews_slot_time({ number: 1 }), { exact: true }).fill('10:00');
  await send.click();
  await expect.element(screen.getByText(m.problem_pay_not_stated())).toBeVisible();
  await expect.element(place).toHaveValue(ADDRESS);
});
