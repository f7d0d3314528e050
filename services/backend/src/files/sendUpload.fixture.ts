import type { TestAnswer, TestApp } from '../testing/testApp.ts';

const bearers = new WeakMap<TestApp, Promise<string>>();

/** Gives an access token of the test administrator, signing in once an application. */
export function bearerOf(app: TestApp): Promise<string> {
  const known = bearers.get(app) ?? app.signIn().then(({ accessToken }) => accessToken);
  bearers.set(app, known);
  return known;
}

/** Uploads bytes as a browser's form does; the field is `file` unless told otherwise. */
export async function sendUpload(
  app: TestApp,
  path: string,
  bytes: Uint8Array,
  name: string,
  { bearer = true, field = 'file' }: { readonly bearer?: boolean; readonly field?: string } = {},
): Promise<TestAnswer> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${await bearerOf(app)}` } : {};
  const answer = await app.app.request(path, { method: 'POST', body: form, headers });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}
