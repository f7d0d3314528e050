import type { TestApp, TestResponse } from '../../testing/testApp.ts';

const bearers = new WeakMap<TestApp, Promise<string>>();

/** Returns an access token of the test administrator, and signs in once for each application. */
export function bearerOf(app: TestApp): Promise<string> {
  const known = bearers.get(app) ?? app.signIn().then(({ accessToken }) => accessToken);
  bearers.set(app, known);
  return known;
}

/** Uploads bytes as a browser's form does; the field is `file` by default. */
export async function sendUpload(
  app: TestApp,
  path: string,
  bytes: Uint8Array,
  name: string,
  { bearer = true, field = 'file' }: { readonly bearer?: boolean; readonly field?: string } = {},
): Promise<TestResponse> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${await bearerOf(app)}` } : {};
  const response = await app.app.request(path, { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, json: await response.json() };
}
