import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SIG_FLAGS, SUBFILTER_ETSI_CADES_DETACHED, Signer } from '@signpdf/utils';
import type PdfDocument from 'pdfkit';

import { signDetached, type SigningKey } from '../signing/cms.ts';

type Document = InstanceType<typeof PdfDocument>;

/** Bytes; a signature with a certificate of our own takes some two thousand. */
const SIGNATURE_BYTES_MAX = 8192;
/** Bits of an annotation: print, locked (ISO 32000-1, table 165). */
const LOCKED = 132;

/** An invisible field on the current page with room for a PAdES signature (ETSI EN 319 142-1). */
export function reserveSignature(document: Document, { name, at }: { name: string; at: string }): void {
  const unknown = DEFAULT_BYTE_RANGE_PLACEHOLDER;
  const signature = document.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, unknown, unknown, unknown],
    Contents: Buffer.alloc(SIGNATURE_BYTES_MAX),
    M: new Date(at),
    // pdfkit writes other strings as names.
    Name: new String(name),
  });
  signature.end(undefined);
  document.initForm();
  // Else viewers draw the fields again, which changes the document.
  Object.assign(formOf(document), {
    NeedAppearances: false,
    SigFlags: SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY,
  });
  const field = document.formField('Signature');
  const { page } = document;
  Object.assign(field.data, {
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    F: LOCKED,
    V: signature,
    P: page.dictionary,
  });
  page.annotations.push(field);
  field.end(undefined);
}

/** pdfkit makes forms to fill in, and has no type for this. */
const formOf = (document: Document): object =>
  (document as unknown as { _root: { data: { AcroForm: { data: object } } } })._root.data.AcroForm.data;

/** A document with room for a signature. */
export const signPdf = (pdf: Buffer, key: SigningKey): Promise<Buffer> => new SignPdf().sign(pdf, new CmsSigner(key));

class CmsSigner extends Signer {
  readonly #key: SigningKey;

  constructor(key: SigningKey) {
    super();
    this.#key = key;
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return signDetached(bytes, this.#key);
  }
}
