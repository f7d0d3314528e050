import { afterEach, expect, test } from 'vitest';
import { firebaseSettings } from './settings.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('the provider is the emulator that the server sets in the page, even if the build has another one', () => {
  document.head.innerHTML = '<meta name="auth-emulator" content="http://localhost:9100" data-project="demo-cpd" />';
  const env = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'cpd' };
  expect(firebaseSettings(env, document)).toEqual({
    apiKey: 'demo',
    authDomain: 'demo-cpd.firebaseapp.com',
    projectId: 'demo-cpd',
    emulator: 'http://localhost:9100',
  });
});

test('the provider is the real service with an API key and a project', () => {
  const env = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'cpd' };
  expect(firebaseSettings(env, document)).toEqual({
    apiKey: 'key',
    authDomain: 'cpd.firebaseapp.com',
    projectId: 'cpd',
    emulator: null,
  });
});

test('the sign-in host is used unchanged', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_PROJECT_ID: 'cpd',
    VITE_FIREBASE_AUTH_DOMAIN: 'auth.cpd.example',
  };
  expect(firebaseSettings(env, document)).toMatchObject({ authDomain: 'auth.cpd.example' });
});

test('there is no provider if neither the server nor the build has one', () => {
  expect(firebaseSettings({ VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_PROJECT_ID: '' }, document)).toBeNull();
});
