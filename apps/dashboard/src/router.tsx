import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { places } from '@tajmeelspot/contract/places.ts';
import { Frame } from './shell/frame/frame.tsx';
import { type Part, SpeakPart } from './shell/words.tsx';

/** Every address of the dashboard. A screen is loaded when it is first opened. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./routes/today.tsx')).Today }) },
          group('records', [
            { path: 'bookings', lazy: async () => ({ Component: (await import('./routes/bookings.tsx')).Bookings }) },
            {
              path: 'bookings/all',
              lazy: async () => ({ Component: (await import('./routes/all-bookings.tsx')).AllBookings }),
            },
            {
              path: 'customers',
              lazy: async () => ({ Component: (await import('./routes/customers.tsx')).Customers }),
            },
            { path: 'reviews', lazy: async () => ({ Component: (await import('./routes/reviews.tsx')).Reviews }) },
            { path: 'reports', lazy: async () => ({ Component: (await import('./routes/reports.tsx')).Reports }) },
            { path: 'access', lazy: async () => ({ Component: (await import('./routes/access.tsx')).Access }) },
          ]),
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
    { basename: places.vendorDashboard },
  );

/** Screens with words of their own. */
const group = (part: Part, children: RouteObject[]): RouteObject => ({
  element: (
    <SpeakPart part={part}>
      <Outlet />
    </SpeakPart>
  ),
  children,
});
