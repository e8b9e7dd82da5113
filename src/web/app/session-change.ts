/**
 * Replaces the history entry, since "back" would show an outdated page. static-page.js notifies the other tabs. Never
 * resolves, so that callers wait until the page unloads.
 */
export function leaveFor(address: string): Promise<never> {
  dispatchEvent(new Event('parlance.session'));
  location.replace(address);
  return new Promise(() => {});
}
