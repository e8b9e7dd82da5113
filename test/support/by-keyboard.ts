import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any of these pages has between two controls. */
const STOPS = 150;

/** Presses the tab key until `target` has the focus; each element on the way must be visible (WCAG 2.2, 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page)).toBe('');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Presses Enter on `target`. */
export async function pressEnter(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

/** Waits until `target` has the focus. */
export const hasFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement), { timeout: 10_000 }).toBe(true);

/** Describes the focused element if something else covers all of it; an empty text otherwise. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    // A label represents a field that is hidden behind it.
    const isDrawn = focused.getBoundingClientRect().width > 1;
    const shown = isDrawn ? focused : (focused.closest('label') ?? focused);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const between = (from: number, to: number, part: number, end: number) =>
      Math.min(Math.max(from + (to - from) * part, 1), end - 1);
    const parts = [0.05, 0.5, 0.95];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(
          between(left, right, x, innerWidth),
          between(top, bottom, y, innerHeight),
        );
        return found !== null && (shown.contains(found) || found.contains(shown));
      }),
    );
    return isSeen ? '' : shown.outerHTML.slice(0, 200);
  });
