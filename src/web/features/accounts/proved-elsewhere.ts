const NAME = 'parlance-proof';

/** Tells the page with the pending call, in another window, that its user signed in again in this one. */
export function tellProved(): void {
  const proofs = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  proofs.postMessage('proved');
  proofs.close();
}

/** @returns how to stop listening. */
export function onProvedElsewhere(listener: () => void): () => void {
  const proofs = new BroadcastChannel(NAME);
  proofs.addEventListener('message', listener);
  return () => proofs.close();
}
