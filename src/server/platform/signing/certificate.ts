import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import { generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

import type { SigningKey } from './cms.ts';

const RSA_BITS = 3072;
const YEARS = 30;
const COMMON_NAME = '2.5.4.3';
/** sha256WithRSAEncryption, whose parameters are NULL. */
const SIGNATURE = new x509.AlgorithmIdentifier({
  algorithm: '1.2.840.113549.1.1.11',
  parameters: new Uint8Array([5, 0]).buffer,
});

/** An RSA key with a certificate that it signed itself: it shows that a file is unaltered, not who made it. */
export async function createSigningKey(name: string, now: Date): Promise<SigningKey> {
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const subject = new x509.Name([
    new x509.RelativeDistinguishedName([
      new x509.AttributeTypeAndValue({ type: COMMON_NAME, value: new x509.AttributeValue({ utf8String: name }) }),
    ]),
  ]);
  const usage = new x509.KeyUsage(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation);
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: serialNumber(),
    signature: SIGNATURE,
    issuer: subject,
    validity: new x509.Validity({ notBefore: now, notAfter: until }),
    subject,
    subjectPublicKeyInfo: AsnConvert.parse(
      keys.publicKey.export({ type: 'spki', format: 'der' }),
      x509.SubjectPublicKeyInfo,
    ),
    extensions: new x509.Extensions([
      new x509.Extension({
        extnID: x509.id_ce_keyUsage,
        critical: true,
        extnValue: new OctetString(AsnConvert.serialize(usage)),
      }),
    ]),
  });
  const signed = new Uint8Array(AsnConvert.serialize(tbsCertificate));
  const certificate = new x509.Certificate({
    tbsCertificate,
    signatureAlgorithm: SIGNATURE,
    signatureValue: new Uint8Array(sign('sha256', signed, keys.privateKey)).buffer,
  });
  const base64 = Buffer.from(AsnConvert.serialize(certificate)).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`,
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Positive, of at most 20 bytes (RFC 5280, section 4.1.2.2). */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.buffer;
}
