import { onTestFinished } from 'vitest';

/** Keeps the test's page when its part navigates to another document. Returns the paths of these documents. */
export function stayOnPage(): string[] {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    left.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => navigation.removeEventListener('navigate', stay));
  return left;
}
