import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { newSigningSecret, signedHeaders } from './sign.ts';

type IsGenuine = (secrets: string[], headers: Record<string, string>, body: string) => boolean;

/** Unchanged from docs/api.md. */
async function readExample(): Promise<IsGenuine> {
  const text = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(import [\s\S]*?)```/.exec(text) ?? [];
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    isGenuine: IsGenuine;
  };
  return module.isGenuine;
}

test("the documentation's example recognizes genuine requests", async () => {
  const isGenuine = await readExample();
  const [secret, old, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
  const body = '{"type":"webhook.test"}';
  const sign = (at = new Date(), secrets = [secret, old]) => signedHeaders({ id: 'a', at, body }, secrets);
  for (const known of [[secret], [old], [other, secret]]) expect(isGenuine(known, sign(), body)).toBe(true);
  for (const [known, headers, text] of [
    [[other], sign(), body],
    [[secret], sign(), `${body} `],
    [[secret], { ...sign(), 'webhook-id': 'b' }, body],
    [[secret], sign(new Date(Date.now() - 400_000)), body],
    [[secret], { ...sign(), 'webhook-timestamp': 'now' }, body],
    [[secret], { ...sign(), 'webhook-signature': 'v1,' }, body],
  ] as [string[], Record<string, string>, string][])
    expect(isGenuine(known, headers, text)).toBe(false);
});
