import * as v from 'valibot';
import { inputText } from '../http/schemas.ts';

export const publicKeyType = v.literal('public-key');

/** The result of `navigator.credentials.create`, as `toJSON` serializes it. */
export const attestationSchema = v.object({
  id: inputText,
  rawId: inputText,
  type: publicKeyType,
  response: v.object({
    clientDataJSON: inputText,
    attestationObject: inputText,
    transports: v.optional(v.array(inputText), []),
  }),
});

export type Attestation = v.InferOutput<typeof attestationSchema>;

/** The result of `navigator.credentials.get`, as `toJSON` serializes it. */
export const assertionSchema = v.object({
  id: inputText,
  rawId: inputText,
  type: publicKeyType,
  response: v.object({
    clientDataJSON: inputText,
    authenticatorData: inputText,
    signature: inputText,
    /** The user's id, which discoverable passkeys store. */
    userHandle: v.nullish(inputText),
  }),
});

export type Assertion = v.InferOutput<typeof assertionSchema>;

export const descriptor = v.object({ id: v.string(), type: publicKeyType, transports: v.array(v.string()) });

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(descriptor),
});

export type PasskeyRequest = v.InferOutput<typeof requestOptions>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: publicKeyType, alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('preferred'),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

export type PasskeyCreation = v.InferOutput<typeof creationOptions>;
