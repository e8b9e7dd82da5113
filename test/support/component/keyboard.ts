import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses Enter on `target`, as a user without a mouse does. */
export async function pressEnter(target: Locator): Promise<void> {
  await focus(target);
  await userEvent.keyboard('{Enter}');
}

export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  (target.element() as HTMLElement).focus();
  await hasFocus(target);
}

/** Waits until `target` has the focus. */
export const hasFocus = (target: Locator): Promise<void> => expect.element(target).toHaveFocus();
