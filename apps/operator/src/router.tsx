import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { places } from '@tajmeelspot/contract/places.ts';
import { Frame } from './shell/frame.tsx';
import { ScreenError } from './shell/screen-error.tsx';

/** What stands in place of one that breaks leaves the frame as it is. */
const screens: RouteObject[] = [
  {
    ErrorBoundary: ScreenError,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./routes/overview.tsx')).Overview }) },
      ...['approvals', 'approvals/:about/:id'].map((path) => ({
        path,
        lazy: async () => ({ Component: (await import('./routes/approvals.tsx')).Approvals }),
      })),
      { path: 'vendors', lazy: async () => ({ Component: (await import('./routes/vendors.tsx')).Vendors }) },
      { path: 'vendors/:id', lazy: async () => ({ Component: (await import('./routes/vendor.tsx')).Vendor }) },
      { path: 'services', lazy: async () => ({ Component: (await import('./routes/services.tsx')).Services }) },
      { path: 'reports', lazy: async () => ({ Component: (await import('./routes/review-reports.tsx')).Reports }) },
      {
        path: 'picture-cases',
        lazy: async () => ({ Component: (await import('./routes/picture-cases.tsx')).PictureCases }),
      },
      { path: 'signals', lazy: async () => ({ Component: (await import('./routes/voice-signals.tsx')).VoiceSignals }) },
      { path: 'bookings', lazy: async () => ({ Component: (await import('./routes/bookings.tsx')).Bookings }) },
      { path: 'bookings/:id', lazy: async () => ({ Component: (await import('./routes/booking.tsx')).BookingPage }) },
      { path: 'figures', lazy: async () => ({ Component: (await import('./routes/figures.tsx')).FiguresPage }) },
      {
        path: 'announcements',
        lazy: async () => ({ Component: (await import('./routes/announcements.tsx')).Announcements }),
      },
      {
        path: 'announcements/:id',
        lazy: async () => ({ Component: (await import('./routes/announcement.tsx')).AnnouncementPage }),
      },
      { path: 'disputes', lazy: async () => ({ Component: (await import('./routes/disputes.tsx')).Disputes }) },
      { path: 'terms', lazy: async () => ({ Component: (await import('./routes/terms.tsx')).Terms }) },
      {
        path: 'procedures',
        lazy: async () => ({ Component: (await import('./routes/procedures.tsx')).Procedures }),
      },
      { path: 'texts', lazy: async () => ({ Component: (await import('./routes/texts.tsx')).Texts }) },
      {
        path: 'texts/:slug',
        lazy: async () => ({ Component: (await import('./routes/text-editor.tsx')).TextEditor }),
      },
      { path: 'about', lazy: async () => ({ Component: (await import('./routes/about.tsx')).AboutEditor }) },
      {
        path: 'messages',
        lazy: async () => ({ Component: (await import('./routes/contact-messages.tsx')).Messages }),
      },
      {
        path: 'newsletter',
        lazy: async () => ({ Component: (await import('./routes/newsletter.tsx')).Newsletter }),
      },
      { path: 'users', lazy: async () => ({ Component: (await import('./routes/users.tsx')).Users }) },
      {
        path: 'undelivered',
        lazy: async () => ({ Component: (await import('./routes/undelivered.tsx')).Undelivered }),
      },
      { path: 'log', lazy: async () => ({ Component: (await import('./routes/audit.tsx')).Log }) },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** Every address of the operator's console. A screen is loaded when it is first opened. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        ErrorBoundary: ScreenError,
        children: screens,
      },
    ],
    { basename: places.operator },
  );
