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

export interface Audit {
  /** 0 to 100. */
  scores: Record<(typeof lighthouseCategories)[number], number>;
  /** Milliseconds: largest contentful paint, total blocking time. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** Lighthouse's results for a page, as on a phone with a slow connection. */
export async function audit(url: string, cookie = ''): Promise<Audit> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'parlance-lighthouse-'));
  const chrome = await launch({ chromePath: process.env.PARLANCE_BROWSER, chromeFlags: FLAGS, userDataDir });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      ...(cookie && { extraHeaders: { cookie } }),
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    for (const { title, id, score, scoreDisplayMode } of Object.values(audits))
      if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
        console.error(`Lighthouse: ${url}: ${id}: ${title}`);
    const score = (id: (typeof lighthouseCategories)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Infinity;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
    await rm(userDataDir, { recursive: true, force: true });
  }
}
