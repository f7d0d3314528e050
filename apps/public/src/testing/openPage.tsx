import { FakeApi } from '@cpd/api/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../Providers.tsx';
import { createServices } from '../services.ts';

export async function openPage(page: ReactNode, fake = new FakeApi()) {
  const services = createServices({ baseUrl: 'http://fake.test', fetch: fake.fetch });
  const { container } = await act(async () => render(<Providers services={services}>{page}</Providers>));
  return { container, dialogs: services.dialogs };
}
