import { parseAppSettings } from '@cpd/domain/appSettings';
import { expect, test } from 'vitest';
import { firebaseSettings } from './settings.ts';

const providerOf = (settings: Readonly<Record<string, string>>) =>
  firebaseSettings(parseAppSettings(JSON.stringify(settings)));

test('the provider is the emulator if the installation has one, even with an API key', () => {
  const settings = { FIREBASE_PROJECT_ID: 'demo-cpd', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9100' };
  expect(providerOf({ ...settings, FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'auth.cpd.example' })).toEqual({
    apiKey: 'demo',
    authDomain: 'demo-cpd.firebaseapp.com',
    projectId: 'demo-cpd',
    emulator: 'http://localhost:9100',
  });
});

test('the provider is the real service with an API key and a project', () => {
  expect(providerOf({ FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'cpd' })).toEqual({
    apiKey: 'key',
    authDomain: 'cpd.firebaseapp.com',
    projectId: 'cpd',
    emulator: null,
  });
});

test('the sign-in host is used unchanged', () => {
  const settings = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'cpd', FIREBASE_AUTH_DOMAIN: 'auth.cpd.example' };
  expect(providerOf(settings)).toMatchObject({ authDomain: 'auth.cpd.example' });
});

test.each([{}, { FIREBASE_API_KEY: 'key' }, { FIREBASE_PROJECT_ID: 'cpd' }])(
  'there is no provider with %j alone',
  (settings) => {
    expect(providerOf(settings)).toBeNull();
  },
);
