import type { Services } from '@cpd/app/createServices';
import { Providers } from '@cpd/app/Providers';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';

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
