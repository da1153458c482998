import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { places } from '@tajmeelspot/contract/places.ts';
import { Frame } from './shell/frame/frame.tsx';
import { ScreenError } from './shell/frame/screen-error.tsx';
import { type MessagesPart, PartMessagesProvider } from './shell/messages-provider.tsx';

const recordRoutes = (): RouteObject[] => [
  { path: 'bookings', lazy: async () => ({ Component: (await import('./routes/bookings.tsx')).Bookings }) },
  {
    path: 'bookings/all',
    lazy: async () => ({ Component: (await import('./routes/all-bookings.tsx')).AllBookings }),
  },
  {
    path: 'customers',
    lazy: async () => ({ Component: (await import('./routes/clients/clients.tsx')).Clients }),
  },
  {
    path: 'customers/import',
    lazy: async () => ({ Component: (await import('./routes/clients/import-clients.tsx')).ImportClients }),
  },
  // The file shows the client's courses with what was paid for them.
  withMessages('till', [
    {
      path: 'customers/:id',
      lazy: async () => ({ Component: (await import('./routes/clients/client.tsx')).ClientDetails }),
    },
  ]),
  { path: 'reviews', lazy: async () => ({ Component: (await import('./routes/reviews.tsx')).Reviews }) },
  { path: 'reports', lazy: async () => ({ Component: (await import('./routes/reports.tsx')).Reports }) },
  { path: 'embed', lazy: async () => ({ Component: (await import('./routes/embed.tsx')).Embed }) },
  { path: 'access', lazy: async () => ({ Component: (await import('./routes/access.tsx')).Access }) },
];

const venueRoutes: RouteObject[] = [
  {
    path: 'start/:step?',
    lazy: async () => ({ Component: (await import('./routes/setup/setup.tsx')).Setup }),
  },
  {
    path: 'another',
    lazy: async () => ({ Component: (await import('./routes/setup/add-venue.tsx')).AddVenue }),
  },
  {
    path: 'services',
    lazy: async () => ({ Component: (await import('./routes/services/services.tsx')).Services }),
  },
  {
    path: 'services/new',
    lazy: async () => ({ Component: (await import('./routes/services/new-service.tsx')).NewService }),
  },
  {
    path: 'services/:id',
    lazy: async () => ({ Component: (await import('./routes/services/service.tsx')).Service }),
  },
  { path: 'team', lazy: async () => ({ Component: (await import('./routes/team.tsx')).Team }) },
  { path: 'pictures', lazy: async () => ({ Component: (await import('./routes/work-pictures.tsx')).WorkPictures }) },
  { path: 'hours', lazy: async () => ({ Component: (await import('./routes/hours.tsx')).Hours }) },
  { path: 'resources', lazy: async () => ({ Component: (await import('./routes/resources.tsx')).Resources }) },
  { path: 'licences', lazy: async () => ({ Component: (await import('./routes/licences/licences.tsx')).Licences }) },
  { path: 'settings', lazy: async () => ({ Component: (await import('./routes/settings.tsx')).Settings }) },
];

const tillRoutes = (): RouteObject[] => [
  { path: 'till', lazy: async () => ({ Component: (await import('./routes/till/till-day.tsx')).TillDayScreen }) },
  {
    path: 'till/bookings/:id',
    lazy: async () => ({ Component: (await import('./routes/till/bill.tsx')).BillScreen }),
  },
  {
    path: 'till/commissions',
    lazy: async () => ({ Component: (await import('./routes/till/commissions.tsx')).Commissions }),
  },
  // The forms of a product and of a course have the fields of the venue's own texts.
  withMessages('venue', [
    {
      path: 'till/courses',
      lazy: async () => ({ Component: (await import('./routes/till/course-plans.tsx')).CoursePlans }),
    },
    { path: 'till/products', lazy: async () => ({ Component: (await import('./routes/till/products.tsx')).Products }) },
  ]),
];

/** Every address of the dashboard. A screen is loaded when it is first opened. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        ErrorBoundary: ScreenError,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { index: true, lazy: async () => ({ Component: (await import('./routes/today.tsx')).Today }) },
              withMessages('records', recordRoutes()),
              withMessages('venue', venueRoutes),
              withMessages('till', tillRoutes()),
              { path: '*', element: <Navigate to="/" replace /> },
            ],
          },
        ],
      },
    ],
    { basename: places.vendorDashboard },
  );

const FirstVenue = lazy(async () => ({ default: (await import('./routes/setup/first-venue.tsx')).FirstVenue }));

/** What somebody sees who has no venue yet; once there is one, its next step. */
export const createFirstVenue = (router: ReturnType<typeof createRouter>) => (
  <Suspense fallback={<Loading />}>
    <PartMessagesProvider part="venue">
      <FirstVenue onCreated={() => void router.navigate('/start/hours')} />
    </PartMessagesProvider>
  </Suspense>
);

/** Screens with words of their own. */
const withMessages = (part: MessagesPart, children: RouteObject[]): RouteObject => ({
  element: (
    <PartMessagesProvider part={part}>
      <Outlet />
    </PartMessagesProvider>
  ),
  children,
});
