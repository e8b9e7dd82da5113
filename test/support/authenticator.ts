import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import type { PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKED_UP = 0x18;
const HAS_CREDENTIAL = 0x40;

interface Answering {
  /** The origin that the browser states. */
  origin?: string;
  isVerified?: boolean;
  /** Without it, the counter increments. */
  counter?: number;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** An authenticator and its browser: one ES256 key, whose answers can be made wrong (WebAuthn, section 6). */
export class Authenticator {
  readonly credentialId = base64(randomBytes(32));
  #counter = 0;
  #userHandle: string | undefined;
  readonly #privateKey: KeyObject;
  readonly #cose: Uint8Array;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // Key type EC2, ES256, P-256 (RFC 9053).
    this.#cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  /** The answer to `navigator.credentials.create`. */
  create({ challenge, rp, user }: PasskeyCreation, answering: Answering = {}) {
    this.#userHandle = user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#cose]);
    const authData = this.#authData(rp.id ?? '', answering, credential);
    return {
      credentialId: this.credentialId,
      clientData: base64(this.#clientData('webauthn.create', challenge, answering)),
      attestation: base64(
        isoCBOR.encode(
          new Map<string, string | Map<string, string> | Uint8Array>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', new Uint8Array(authData)],
          ]),
        ),
      ),
      transports: ['internal'],
    };
  }

  /** The answer to `navigator.credentials.get`. */
  get({ challenge, rpId }: PasskeyRequest, answering: Answering = {}) {
    this.#counter = answering.counter ?? this.#counter + 1;
    const authData = this.#authData(rpId ?? '', answering);
    const clientData = this.#clientData('webauthn.get', challenge, answering);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      credentialId: this.credentialId,
      clientData: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', signed, this.#privateKey)),
      userHandle: this.#userHandle,
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Answering): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(rpId: string, { isVerified = true }: Answering, credential?: Buffer): Buffer {
    const flags = USER_PRESENT | BACKED_UP | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const site = createHash('sha256').update(rpId).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
  }
}
