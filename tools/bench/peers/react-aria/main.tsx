import { RouterProvider as AriaRouter, Link } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import '../../floor/floor.css';
import { call } from '../call.ts';

/** Four of the product's screens, built from React Aria's components and SWR. */
function Root() {
  return (
    <AriaRouter navigate={useNavigate()}>
      <SWRConfig value={{ fetcher: (path: string) => call(path) }}>
        <Outlet />
      </SWRConfig>
    </AriaRouter>
  );
}

function Layout() {
  return (
    <>
      <nav aria-label="Main">
        <Link href="/course">Course</Link>
        <Link href="/event">Event</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createBrowserRouter([
  {
    Component: Root,
    children: [
      { path: '/login', lazy: async () => ({ Component: (await import('./Login.tsx')).Login }) },
      {
        Component: Layout,
        children: [
          { path: '/course', lazy: async () => ({ Component: (await import('./CourseList.tsx')).CourseList }) },
          { path: '/course/:id', lazy: async () => ({ Component: (await import('./CourseForm.tsx')).CourseForm }) },
          { path: '/event', lazy: async () => ({ Component: (await import('./EventList.tsx')).EventList }) },
        ],
      },
    ],
  },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
