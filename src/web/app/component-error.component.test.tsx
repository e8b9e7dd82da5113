import { expect, onTestFinished, test, vi } from 'vitest';

import { renderPart } from '#test/support/component/render-part.tsx';

import { ComponentBoundary } from './component-error.tsx';

test('a part of a page that fails leaves the rest alone, and can be tried again (T65)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const remembered: { level: string; componentStack: string }[] = [];
  const remember = (event: Event) => void remembered.push((event as CustomEvent).detail);
  addEventListener('parlance.error', remember);
  onTestFinished(() => {
    vi.restoreAllMocks();
    removeEventListener('parlance.error', remember);
  });
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('Broken');
    return <p>Your applications</p>;
  }
  const screen = await renderPart(
    <>
      <p>Jobs for you</p>
      <ComponentBoundary>
        <Part />
      </ComponentBoundary>
    </>,
  );
  await expect.element(screen.getByText('Component Error')).toBeVisible();
  await expect.element(screen.getByText('Jobs for you')).toBeVisible();
  expect(screen.getByText('Go to Home').elements()).toEqual([]);
  expect(remembered).toMatchObject([{ level: 'component', componentStack: expect.stringContaining('Part') }]);
  isBroken = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('Your applications')).toBeVisible();
});
