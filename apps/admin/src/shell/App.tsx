import type { Services } from '@cpd/app/createServices';
import { Providers } from '@cpd/app/Providers';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { CurrentRouter } from '../kit/CurrentRouter.ts';

export interface AppProps {
  services: Services;
  router: DataRouter;
}

export function App({ services, router }: AppProps) {
  return (
    <Providers services={services}>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </Providers>
  );
}
