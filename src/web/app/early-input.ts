/**
 * In the head of a page with React: hears what is typed and pressed before React has started, ahead of React, which lets
 * such an event go no further while it starts. On a slow line that begins before start-later.js is there, which then takes
 * what was kept. Enter in a field that it sends adds no line.
 */
export const EARLY_INPUT = `
const earlyInput = { kept: [], keep: (event) => earlyInput.kept.push(event) };
for (const type of ['input', 'keydown', 'click'])
  addEventListener(type, (event) => {
    if (!document.body?.hasAttribute('data-starting')) return;
    const { key, shiftKey, isComposing, target } = event;
    if (key === 'Enter' && !shiftKey && !isComposing && target.matches('[enterkeyhint=send]')) event.preventDefault();
    earlyInput.keep(event);
  }, { capture: true });
`;
