/** While this page itself ends or changes its session: it then leaves by `leaveFor`, with a message of its own. */
export let isChangingSession = false;

/** For calls that end the session: the live stream may report it before the answer arrives. */
export function endSession<Answer>(answer: Promise<Answer>): Promise<Answer> {
  isChangingSession = true;
  return answer.finally(() => (isChangingSession = false));
}

/**
 * Replaces the history entry, since "back" would show an outdated page. static-page.js notifies the other tabs. Never
 * resolves, so that callers wait until the page unloads.
 */
export function leaveFor(address: string): Promise<never> {
  isChangingSession = true;
  dispatchEvent(new Event('parlance.session'));
  location.replace(address);
  return new Promise(() => {});
}
