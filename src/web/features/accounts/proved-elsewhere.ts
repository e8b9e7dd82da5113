const NAME = 'parlance-proof';

/** Notifies the window with the pending call that the user signed in again in this one. */
export function tellProved(): void {
  const proofs = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  proofs.postMessage('proved');
  proofs.close();
}

/** @returns a function that stops listening. */
export function onProvedElsewhere(listener: () => void): () => void {
  const proofs = new BroadcastChannel(NAME);
  proofs.addEventListener('message', listener);
  return () => proofs.close();
}
