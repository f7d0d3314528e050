import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { CourseForm } from './CourseForm.tsx';
import { CourseList } from './CourseList.tsx';
import { EventList } from './EventList.tsx';
import { Login } from './Login.tsx';

/** The floor: the minimum of React and a router for four of the product's screens, as one bundle with plain HTML. */
function Layout() {
  return (
    <>
      <nav aria-label="Main">
        <Link to="/course">Course</Link>
        <Link to="/event">Event</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createBrowserRouter([
  { path: '/login', Component: Login },
  {
    Component: Layout,
    children: [
      { path: '/course', Component: CourseList },
      { path: '/course/:id', Component: CourseForm },
      { path: '/event', Component: EventList },
    ],
  },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
