const NAME = 'parlance-proof';

/** Tells the page whose call waits, in another window, that its person signed in anew in this one. */
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
