import type { Page } from 'playwright-core';

/** Invalidates days in the data of pages, so that rendering them fails. */
export async function spoilDays(page: Page): Promise<void> {
  await page.route('**/*.data*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'never') });
  });
}
