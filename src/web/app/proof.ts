/**
 * What a call is refused for: a recent proof in general, or one by what stands for the password in an account that has
 * none. The API's reasons are the same.
 */
export type MissingProof = 'sign_in_again' | 'first_factor_again';

export const isMissingProof = (reason: string): reason is MissingProof =>
  reason === 'sign_in_again' || reason === 'first_factor_again';

interface Asking {
  missing: MissingProof;
  answer: Promise<boolean>;
}

/** Who waits for the person to prove again who they are; resolves to whether they did. */
let settle: ((isProved: boolean) => void) | undefined;
let asking: Asking | undefined;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Has the dialog shown. Calls that are refused meanwhile wait for the same answer. */
export function askForProof(missing: MissingProof): Promise<boolean> {
  asking ??= { missing, answer: nextAnswer() };
  tell();
  return asking.answer;
}

const nextAnswer = (): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    settle = resolve;
  }).finally(() => {
    asking = undefined;
    settle = undefined;
    tell();
  });

export const answerProof = (isProved: boolean): void => settle?.(isProved);

/** Undefined while nothing waits. */
export const findMissingProof = (): MissingProof | undefined => asking?.missing;

export function onProofChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
