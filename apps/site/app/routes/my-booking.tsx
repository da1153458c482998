import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Refusal } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { useRevalidator } from 'react-router';
import { SignedOut, VisitsFailed } from '../booking/visits/no-visits.tsx';
import { VisitsPage } from '../booking/visits/visits-page.tsx';
import { VisitsSkeleton } from '../booking/visits/visits-skeleton.tsx';
import { browserApi } from '../shell/api.ts';
import { inLanguage, languageOf, useLanguage } from '../shell/language.ts';
import { metaOf } from '../shell/meta.ts';
import { withNext } from '../shell/next-page.ts';
import { useSession } from '../shell/session.ts';
import { readState } from '../shell/session-store.ts';
import { headOf, wordsOf } from '../shell/words.server.ts';
import { Speak } from '../shell/words.tsx';
import type { Route } from './+types/my-booking.ts';
import { toLogIn } from './booking/place-booking.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { words: wordsOf(language, 'bookings'), head: headOf(language, 'bookings') };
}

/** What the browser knows of somebody's bookings. */
type Found =
  | { readonly kind: 'signed-out' | 'failed' | 'offline' }
  | { readonly kind: 'list'; readonly bookings: readonly Booking[] };

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const language = languageOf(params);
  const [page, found] = await Promise.all([serverLoader(), findBookings(language)]);
  return { ...page, found, now: Date.now() };
}

clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export function HydrateFallback() {
  return <VisitsSkeleton />;
}

export default function MyBooking({ loaderData: { words, found, now } }: Route.ComponentProps) {
  const { session } = useSession();
  const { state, revalidate } = useRevalidator();
  const language = useLanguage();
  const kind = session === undefined ? 'signed-out' : found.kind;
  return (
    <Speak words={words}>
      {kind === 'signed-out' && (
        <SignedOut logInPath={withNext(inLanguage(language, '/customerslogin'), inLanguage(language, '/my_booking'))} />
      )}
      {(kind === 'failed' || kind === 'offline') && (
        <VisitsFailed kind={kind} isBusy={state === 'loading'} onRetry={() => void revalidate()} />
      )}
      {kind === 'list' && found.kind === 'list' && <VisitsPage bookings={found.bookings} now={now} />}
    </Speak>
  );
}

async function findBookings(language: Language): Promise<Found> {
  if (!readState().session) return { kind: 'signed-out' };
  try {
    return { kind: 'list', bookings: (await browserApi(language).listBookings()).data };
  } catch (error) {
    if (!(error instanceof Refusal)) return { kind: 'offline' };
    if (error.status === 401) throw toLogIn(language, error.message, inLanguage(language, '/my_booking'));
    return { kind: 'failed' };
  }
}
