import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

import { checkSignedPdf } from '#test/support/signed-pdf.ts';

import { createSigningKey } from '../signing/certificate.ts';
import { drawSheet } from './draw.ts';
import { signPdf } from './signature.ts';

/** Of Poppler, where it is installed. */
const PDFSIG = '/usr/bin/pdfsig';
const AT = '2027-01-15T10:30:00.000Z';

let signed: Buffer;

beforeAll(async () => {
  const key = await createSigningKey('Parlance', new Date(AT));
  const { base64 } = await drawSheet({
    parts: [{ locale: 'de', name: 'Angebot', title: '', contact: [], sections: [] }],
    signature: { name: 'Parlance in Łódź', at: AT },
  });
  signed = await signPdf(Buffer.from(base64, 'base64'), key);
});

/** With another byte in the middle of its text. */
function changed(pdf: Buffer): Buffer {
  const copy = Buffer.from(pdf);
  const at = copy.indexOf('stream') + 20;
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

async function pdfsig(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signed-'));
  try {
    await writeFile(join(folder, 'offer.pdf'), pdf);
    const { stdout } = await promisify(execFile)(PDFSIG, [join(folder, 'offer.pdf')]).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a signature covers the whole file, and names the site', () => {
  const certificate = checkSignedPdf(signed);
  expect(certificate).toBeInstanceOf(X509Certificate);
  expect((certificate as X509Certificate).subject).toBe('CN=Parlance');
});

test('a signature is wrong once a byte of the file was changed (T569)', () => {
  expect(checkSignedPdf(changed(signed))).toBe('The file was changed.');
});

test.skipIf(!existsSync(PDFSIG))('Poppler calls the signature valid, and wrong once a byte was changed', async () => {
  const said = await pdfsig(signed);
  expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Signature is Valid');
  expect(await pdfsig(changed(signed))).not.toContain('Signature is Valid');
});
