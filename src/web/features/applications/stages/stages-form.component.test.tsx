import { expect, test } from 'vitest';

import { stageStatuses } from '#contract/applications/application-status.ts';
import type { Pipeline } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { StagesForm } from './stages-form.tsx';

test('keeps input in new stages while saving, and saves them once', async () => {
  let ids = 10;
  const saved: Pipeline[][] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const screen = await renderPart(<StagesForm companyId={idOf(1)} first={[]} />, {
    viewer: employer,
    api: {
      stages: {
        save: async ({ pipelines }) => {
          await isAnswered;
          const withId = <Row extends { id?: string }>(row: Row) => ({ ...row, id: row.id ?? idOf((ids += 1)) });
          const stored = pipelines.map(({ stages, ...pipeline }) => ({
            ...withId(pipeline),
            stages: stages.map(withId),
          }));
          saved.push(stored);
          return stored;
        },
      },
    },
  });
  await screen.getByRole('button', { name: m.stages_pipeline_add() }).click();
  const name = screen.getByLabelText(m.stages_pipeline_name());
  await name.fill('Sales');
  for (const number of stageStatuses.keys())
    await screen.getByRole('textbox', { name: m.stages_stage_number({ number: number + 1 }) }).fill('A stage');
  const save = screen.getByRole('button', { name: m.stages_save() });
  await save.click();
  await name.fill('Sales team');
  answer();
  await expect.element(screen.getByText(m.stages_saved())).toBeVisible();
  await expect.element(name).toHaveValue('Sales team');
  await save.click();
  await expect.poll(() => saved.length).toBe(2);
  const [first, second] = saved.map(([pipeline]) => [pipeline?.id, ...(pipeline?.stages ?? []).map(({ id }) => id)]);
  expect(second).toEqual(first);
});

test('moves the focus to the other direction when a moved stage reaches an end of the list', async () => {
  const screen = await renderPart(<StagesForm companyId={idOf(1)} first={[]} />, { viewer: employer });
  await screen.getByRole('button', { name: m.stages_pipeline_add() }).click();
  await screen.getByRole('button', { name: m.stages_stage_remove({ number: 3 }) }).click();
  const down = screen.getByRole('button', { name: m.stages_stage_down({ number: 1 }), exact: true });
  const up = screen.getByRole('button', { name: m.stages_stage_up({ number: 2 }), exact: true });
  await pressEnter(down);
  await hasFocus(up);
  await pressEnter(up);
  await hasFocus(down);
});
