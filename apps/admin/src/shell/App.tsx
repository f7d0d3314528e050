import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { Providers } from './providers.tsx';
import type { Services } from './services.ts';

export interface AppProps {
  services: Services;
  router: DataRouter;
}

export function App({ services, router }: AppProps) {
  return (
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  );
}
