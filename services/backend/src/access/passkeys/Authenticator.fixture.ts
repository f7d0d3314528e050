import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The properties of a simulated browser and authenticator. */
export interface ResponseOptions {
  /** The site that the page belongs to. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  /** The user that a discoverable passkey names. */
  readonly userHandle?: string;
}

/** A software authenticator with one passkey (ES256, attestation none), and the browser around it. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  /** The use counter. It stays 0 for synced passkeys, which do not count. */
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // A map of kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y.
    this.#coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** Returns the result of `navigator.credentials.create`. */
  create(challenge: string, options: ResponseOptions = {}) {
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.#coseKey]);
    const authData = Buffer.concat([this.#authData(options, HAS_CREDENTIAL), credential]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(authData.length);
    // A map of fmt "none", an empty attStmt and authData.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      length,
      authData,
    ]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, options).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Returns the result of `navigator.credentials.get`. */
  get(challenge: string, options: ResponseOptions = {}) {
    const authenticatorData = this.#authData(options);
    const data = clientData('webauthn.get', challenge, options);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        userHandle: options.userHandle ?? null,
      },
    };
  }

  #names() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' };
  }

  #authData({ rpId = 'localhost', isVerified = true }: ResponseOptions, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:8080' }: ResponseOptions): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
