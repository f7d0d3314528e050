import { expect, it } from 'vitest';
import { firebaseSettings } from './settings.ts';

it('is the demo on the emulator without any setting', () => {
  expect(firebaseSettings({})).toEqual({
    apiKey: 'demo',
    authDomain: 'demo-cpd.firebaseapp.com',
    projectId: 'demo-cpd',
    emulator: 'http://localhost:9099',
  });
});

it('is the real service with an API key', () => {
  const env = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'cpd' };
  expect(firebaseSettings(env)).toEqual({
    apiKey: 'key',
    authDomain: 'cpd.firebaseapp.com',
    projectId: 'cpd',
    emulator: null,
  });
});

it('takes the sign-in host and the emulator as they are given', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'auth.cpd.example',
    VITE_FIREBASE_AUTH_EMULATOR: 'http://localhost:9100',
  };
  expect(firebaseSettings(env)).toMatchObject({ authDomain: 'auth.cpd.example', emulator: 'http://localhost:9100' });
});
