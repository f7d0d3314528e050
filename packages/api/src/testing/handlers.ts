import { http } from 'msw';
import type { FakeApi } from './FakeApi.ts';

/** Serves a fake to MSW, for stories in a browser and for tests of components; every host's `/v1` is the fake's. */
export function fakeHandlers(fake: FakeApi) {
  return [http.all('*/v1/*', ({ request }) => fake.handle(request))];
}
