import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores of a page, 0 to 100, as a phone sees it. */
export async function audit(url: string): Promise<Record<(typeof lighthouseCategories)[number], number>> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'parlance-lighthouse-'));
  const chrome = await launch({ chromePath: process.env.PARLANCE_BROWSER, chromeFlags: FLAGS, userDataDir });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    const categories = result?.lhr.categories ?? {};
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    for (const { title, id } of failed) console.error(`Lighthouse: ${url}: ${id}: ${title}`);
    const score = (id: (typeof lighthouseCategories)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    chrome.kill();
    await rm(userDataDir, { recursive: true, force: true });
  }
}
