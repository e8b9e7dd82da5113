import { onTestFinished } from 'vitest';

/** Keeps the page of the test where its part goes to another document. Returns the paths that it went to. */
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
