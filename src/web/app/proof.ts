/** Who waits for the person to prove again who they are; resolves to whether they did. */
let settle: ((isProved: boolean) => void) | undefined;
let asking: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Has the dialog shown. Calls that are refused meanwhile wait for the same answer. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    settle = resolve;
  }).finally(() => {
    asking = undefined;
    settle = undefined;
    tell();
  });
  tell();
  return asking;
}

export const answerProof = (isProved: boolean): void => settle?.(isProved);

export const isAskingForProof = (): boolean => asking !== undefined;

export function onProofChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
