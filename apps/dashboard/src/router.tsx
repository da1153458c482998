import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { places } from '@tajmeelspot/contract/places.ts';
import { Frame } from './shell/frame/frame.tsx';
import { Loading } from './shell/loading.tsx';
import { type MessagesPart, PartMessagesProvider } from './shell/words.tsx';

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
            {
              path: 'customers/:id',
              lazy: async () => ({ Component: (await import('./routes/customer.tsx')).Customer }),
            },
            { path: 'reviews', lazy: async () => ({ Component: (await import('./routes/reviews.tsx')).Reviews }) },
            { path: 'reports', lazy: async () => ({ Component: (await import('./routes/reports.tsx')).Reports }) },
            { path: 'embed', lazy: async () => ({ Component: (await import('./routes/embed.tsx')).Embed }) },
            { path: 'access', lazy: async () => ({ Component: (await import('./routes/access.tsx')).Access }) },
          ]),
          group('venue', [
            { path: 'start/:step?', lazy: async () => ({ Component: (await import('./routes/start.tsx')).Start }) },
            { path: 'another', lazy: async () => ({ Component: (await import('./routes/another.tsx')).Another }) },
            { path: 'services', lazy: async () => ({ Component: (await import('./routes/services.tsx')).Services }) },
            {
              path: 'services/new',
              lazy: async () => ({ Component: (await import('./routes/new-service.tsx')).NewService }),
            },
            { path: 'services/:id', lazy: async () => ({ Component: (await import('./routes/service.tsx')).Service }) },
            { path: 'team', lazy: async () => ({ Component: (await import('./routes/team.tsx')).Team }) },
            { path: 'hours', lazy: async () => ({ Component: (await import('./routes/hours.tsx')).Hours }) },
            { path: 'settings', lazy: async () => ({ Component: (await import('./routes/settings.tsx')).Settings }) },
          ]),
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
    { basename: places.vendorDashboard },
  );

const Beginning = lazy(async () => ({ default: (await import('./routes/beginning.tsx')).Beginning }));

/** What somebody sees who has no venue yet; once there is one, its next step. */
export const createBeginning = (router: ReturnType<typeof createRouter>) => (
  <Suspense fallback={<Loading />}>
    <PartMessagesProvider part="venue">
      <Beginning onMade={() => void router.navigate('/start/hours')} />
    </PartMessagesProvider>
  </Suspense>
);

/** Screens with words of their own. */
const group = (part: MessagesPart, children: RouteObject[]): RouteObject => ({
  element: (
    <PartMessagesProvider part={part}>
      <Outlet />
    </PartMessagesProvider>
  ),
  children,
});
