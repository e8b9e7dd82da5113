import { useState } from 'react';
import { test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { emptySlot } from './interview-draft.ts';
import { SlotFields } from './slot-fields.tsx';

function Slots() {
  const [slots, setSlots] = useState(() => [emptySlot(), emptySlot()]);
  return <SlotFields label="" hint="" problems={new Map()} notes={new Map()} slots={slots} onChange={setSlots} />;
}

test('moves the focus to the time that replaces a removed one, and after the last to the button', async () => {
  const screen = await renderPart(<Slots />);
  const remove = screen.getByRole('button', { name: m.interviews_slot_remove({ number: 1 }) });
  await pressEnter(remove);
  await hasFocus(screen.getByLabelText(m.interviews_slot_day({ number: 1 })));
  await pressEnter(remove);
  await hasFocus(screen.getByRole('button', { name: m.interviews_slot_add() }));
});
