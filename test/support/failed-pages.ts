import type { Browser, Page, Request } from 'playwright-core';

/** The last characters of a page's text that are printed. */
const TEXT = 1_000;
/** A page that is stuck does not answer. */
const BRIEF = { timeout: 2_000 };

/** Prints what the open pages show, and what went wrong in them, for a test that failed. */
export async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) console.error(await describe(page));
}

async function describe(page: Page): Promise<string> {
  const body = page.locator('body');
  const [hydrated, text, errors, messages, requests] = await Promise.all([
    body.getAttribute('data-hydrated', BRIEF).catch(String),
    body.innerText(BRIEF).catch(String),
    page.pageErrors(),
    page.consoleMessages(),
    page.requests(),
  ]);
  return [
    `Open page: ${page.url()} ${hydrated === '' ? '(hydrated)' : `(not hydrated: ${hydrated ?? 'no sign'})`}`,
    ...errors.map((error) => `error: ${error.stack ?? error.message}`),
    ...messages.filter((message) => message.type() === 'error').map((message) => `console: ${message.text()}`),
    ...requests.map((request) => troubleOf(request)).filter((line) => line !== undefined),
    `text: …${text.replaceAll(/\s+/g, ' ').slice(-TEXT)}`,
  ].join('\n  ');
}

function troubleOf(request: Request): string | undefined {
  const status = request.existingResponse()?.status();
  if (status !== undefined && status < 400) return undefined;
  return `request: ${request.method()} ${request.url()} ${status ?? request.failure()?.errorText ?? 'not answered'}`;
}
