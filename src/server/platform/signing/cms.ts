import * as cms from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { createHash, sign, X509Certificate } from 'node:crypto';

/** PEM: X.509 and PKCS #8. */
export interface SigningKey {
  certificate: string;
  privateKey: string;
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA_256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
const RSA = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: new Uint8Array([5, 0]).buffer });

/** In DER, of one value each: SET { OBJECT IDENTIFIER 1.2.840.113549.1.7.1 }, and what precedes the 32 bytes of a digest. */
const DATA = Buffer.from('06092a864886f70d010701', 'hex');
const DIGEST_HEAD = Buffer.from('0420', 'hex');
/** SigningCertificateV2 with one certificate, by the default hash (RFC 5035, section 3). */
const CERTIFICATE_HEAD = Buffer.from('302630243022', 'hex');

class SignedAttributes extends AsnArray<cms.Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: cms.Attribute })(SignedAttributes);

const bufferOf = (...parts: Uint8Array[]): ArrayBuffer => new Uint8Array(Buffer.concat(parts)).buffer;

const digestOf = (bytes: Uint8Array): ArrayBuffer => bufferOf(DIGEST_HEAD, createHash('sha256').update(bytes).digest());

/**
 * A detached CMS signature as PAdES wants it (ETSI EN 319 142-1, level B-B): it names its certificate, and leaves the
 * time to the document.
 */
export function signDetached(content: Uint8Array, { certificate, privateKey }: SigningKey): Buffer {
  const { raw } = new X509Certificate(certificate);
  const parsed = AsnConvert.parse(raw, Certificate);
  const { issuer, serialNumber } = parsed.tbsCertificate;
  // In DER, a set is in the order of its bytes: these types are, from the first to the last.
  const signedAttrs = [
    { type: CONTENT_TYPE, value: bufferOf(DATA) },
    { type: MESSAGE_DIGEST, value: digestOf(content) },
    { type: SIGNING_CERTIFICATE_V2, value: bufferOf(CERTIFICATE_HEAD, new Uint8Array(digestOf(raw))) },
  ].map(({ type, value }) => new cms.Attribute({ attrType: type, attrValues: [value] }));
  const signed = new Uint8Array(AsnConvert.serialize(new SignedAttributes(signedAttrs)));
  const signerInfo = new cms.SignerInfo({
    version: cms.CMSVersion.v1,
    sid: new cms.SignerIdentifier({
      issuerAndSerialNumber: new cms.IssuerAndSerialNumber({ issuer, serialNumber }),
    }),
    digestAlgorithm: SHA_256,
    signedAttrs,
    signatureAlgorithm: RSA,
    signature: new OctetString(sign('sha256', signed, privateKey)),
  });
  const signedData = new cms.SignedData({
    version: cms.CMSVersion.v1,
    digestAlgorithms: new cms.DigestAlgorithmIdentifiers([SHA_256]),
    encapContentInfo: new cms.EncapsulatedContentInfo({ eContentType: cms.id_data }),
    certificates: new cms.CertificateSet([new cms.CertificateChoices({ certificate: parsed })]),
    signerInfos: new cms.SignerInfos([signerInfo]),
  });
  const message = new cms.ContentInfo({ contentType: cms.id_signedData, content: AsnConvert.serialize(signedData) });
  return Buffer.from(AsnConvert.serialize(message));
}
