import { test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { ReasonsForm } from './reasons-form.tsx';

test('moves the focus to the reason that replaces a deleted one, and after the last to the button', async () => {
  const first = ['One', 'Two'].map((name) => ({ names: { en: name }, texts: {} }));
  const screen = await renderPart(<ReasonsForm companyId={idOf(1)} first={first} />, { viewer: employer });
  const remove = screen.getByRole('button', { name: m.rejections_remove({ number: 1 }) });
  await pressEnter(remove);
  await hasFocus(
    screen
      .getByRole('group', { name: m.rejections_number({ number: 1 }) })
      .getByRole('textbox')
      .first(),
  );
  await pressEnter(remove);
  await hasFocus(screen.getByRole('button', { name: m.rejections_add() }));
});
