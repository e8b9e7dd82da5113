import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Levels } from './levels.tsx';

test('shows the number of jobs for each level of a language, and links to them', async () => {
  const screen = await renderPart(<Levels levels={[{ language: 'pt', level: 'C2', jobs: 12 }]} />);
  const name = m.home_level_opens({ language: 'Portuguese', level: 'C2', count: 12 });
  await expect
    .element(screen.getByRole('link', { name }))
    .toHaveAttribute('href', expect.stringContaining('language=pt%3AC2'));
});
