import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { Providers } from './providers.tsx';
import type { Services } from './services.ts';

/** What the app runs on. */
export interface AppProps {
  services: Services;
  /** Shows the page of the address. */
  router: DataRouter;
}

/** The admin app. */
export function App({ services, router }: AppProps) {
  return (
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  );
}
