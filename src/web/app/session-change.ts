/**
 * Loads a page anew after this browser has signed in or out, in place of the present one: "back" would lead to a page
 * that is no longer true. The other tabs are told by light.js, whose channel does not hear itself. Never resolves, so
 * that whoever waits for it still waits when the page goes.
 */
export function leaveFor(address: string): Promise<never> {
  dispatchEvent(new Event('parlance.session'));
  location.replace(address);
  return new Promise(() => {});
}
