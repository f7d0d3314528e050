import { type Sentence, sentence } from '../sentence/sentence.ts';

/** What an API key may do. */
export const SCOPES = [
  'users:write',
  'posts:write',
  'certificates:write',
  'uploads:write',
  'catalog:read',
  'answers:read',
  'events:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Longest name of an API key, in characters. */
export const API_KEY_NAME_MAX_LENGTH = 40;

/** The longest lifetime of an API key that expires, in days. */
export const API_KEY_MAX_DAYS = 3_650;

/** What is wrong with the name of an API key, which is part of its uploads' names; undefined for a valid one. */
export function apiKeyNameProblem(name: string): Sentence | undefined {
  if (name.length <= API_KEY_NAME_MAX_LENGTH && /^[a-z0-9][a-z0-9-]*$/.test(name)) return undefined;
  return sentence('The name of a key has up to {max} lower-case letters, digits and hyphens, such as mobile.', {
    max: API_KEY_NAME_MAX_LENGTH,
  });
}
