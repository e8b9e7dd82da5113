import * as cms from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { createHash, verify, X509Certificate } from 'node:crypto';

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const bytesOf = (buffer: ArrayBuffer | undefined) => Buffer.from(buffer ?? new ArrayBuffer());

/**
 * Checks the signature of a PDF as a reader does (ISO 32000-1, 12.8.1): that it covers the whole file but itself, that the
 * digest is that of these bytes, and that the key of its certificate signed it.
 * @returns the certificate, or what is wrong.
 */
export function checkSignedPdf(pdf: Buffer): X509Certificate | string {
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1')) ?? [];
  const [start = -1, length = 0, rest = 0, restLength = 0] = range.map(Number);
  if (start !== 0 || rest + restLength !== pdf.length) return 'It does not cover the whole file.';
  const hexadecimal = pdf.subarray(length + 1, rest - 1).toString('latin1');
  const message = Buffer.from(hexadecimal, 'hex');
  // DER states its length; zeroes fill the rest.
  const end = 4 + message.readUInt16BE(2);
  const { content } = AsnConvert.parse(message.subarray(0, end), cms.ContentInfo);
  const { certificates, signerInfos } = AsnConvert.parse(content, cms.SignedData);
  const [signer] = signerInfos;
  const raw = Buffer.from(AsnConvert.serialize(certificates?.[0]?.certificate));
  const certificate = new X509Certificate(raw);
  const attributes = Object.fromEntries(
    (signer?.signedAttrs ?? []).map(({ attrType, attrValues: [value] }) => [attrType, bytesOf(value)]),
  );
  const signed = Buffer.concat([pdf.subarray(0, length), pdf.subarray(rest)]);
  const digest = AsnConvert.parse(attributes[MESSAGE_DIGEST] ?? Buffer.alloc(0), OctetString);
  if (!sha256(signed).equals(Buffer.from(digest.buffer))) return 'The file was changed.';
  if (!attributes[SIGNING_CERTIFICATE_V2]?.includes(sha256(raw))) return 'The signature names another certificate.';
  // They are signed as a set, and stored with another tag before their two bytes of length (RFC 5652, section 5.4).
  const stored = Buffer.concat((signer?.signedAttrs ?? []).map((one) => bytesOf(AsnConvert.serialize(one))));
  const at = message.indexOf(stored);
  const signedAttributes = Buffer.concat([Buffer.from([0x31]), message.subarray(at - 2, at + stored.length)]);
  return verify('sha256', signedAttributes, certificate.publicKey, bytesOf(signer?.signature.buffer))
    ? certificate
    : 'The signature is wrong.';
}
