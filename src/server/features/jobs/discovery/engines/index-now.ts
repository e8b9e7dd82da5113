import { refusedBy, type SearchEngine, TIMEOUT } from './engine.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** One call notifies Bing, Yandex, Naver, Seznam and others (indexnow.org). They read the key at `/{key}.txt`. */
export const indexNow = (key: string, appUrl: URL, endpoint = ENDPOINT): SearchEngine => ({
  name: 'indexnow',
  most: 10_000,
  async tell(pages) {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      // It fetches each page, and sees there whether it is gone.
      body: JSON.stringify({
        host: appUrl.host,
        key,
        keyLocation: `${appUrl.origin}/${key}.txt`,
        urlList: pages.map(({ url }) => url),
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 429) return false;
    if (!answer.ok) await refusedBy('IndexNow', answer);
    return true;
  },
});
