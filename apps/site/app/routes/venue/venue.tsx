import type { FreeDay } from '@tajmeelspot/contract/availability.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { createPortal } from 'react-dom';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { apiContext, serverApi } from '../../shell/api.ts';
import { isNarrow } from '../../shell/narrow.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { venueSchema } from '../../shell/head/venue-schema.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import { headOf, messagesOf, textOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { EmptySelection } from '../../venue/selection/empty-selection.tsx';
import { PlainSelection } from '../../venue/selection/plain-selection.tsx';
import { readSelection, readTogether, toBookableService, toggleTreatment } from '../../venue/selection/selection.ts';
import { SelectionBar } from '../../venue/selection/selection-bar.tsx';
import { VenueContent, type VenueContentProps } from '../../venue/venue-content.tsx';
import { VenueMissing } from '../../venue/venue-missing.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import { siteOf } from '../sitemap/sitemap-xml.server.ts';
import type { PlaceBookingSubmission } from '../booking/use-booking-form.ts';
import type { Route } from './+types/venue.ts';
import { drawPlace } from './draw-place.server.ts';
import { listSelectionDays } from './selection-days.server.ts';
import type { VenueBookingProps } from './venue-booking.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const messages = messagesOf(language, 'venuePage', 'service', 'booking', 'phone', 'card', 'reviews', 'favourites');
  try {
    const slug = params.slug.toLowerCase();
    const api = serverApi(context, language);
    const { searchParams: search } = new URL(request.url);
    const reviews = /^\d{1,9}$/.exec(search.get('reviews') ?? '')?.[0];
    const [{ data: page }, { data: tiles }] = await Promise.all([
      api.findVenuePage({ params: { slug }, query: { reviews } }),
      api.findMapTiles(),
    ]);
    const path = inLanguage(language, venuePath(page.venue.slug));
    // A former address, or one in capitals.
    if (page.venue.slug !== params.slug) throw redirect(path, 301);
    const address = siteOf(request, context) + path;
    const head = {
      ...headOf(language, 'venuePage', headValues(page, placeOf(language, page))),
      image: page.pictures[0]?.url ?? null,
      schema: venueSchema(page, new URL(address).origin, address),
    };
    const map = drawPlace(language, page.venue, tiles);
    const ofMap = tiles ? messagesOf(language, 'map') : [];
    const days = await listSelectionDays(api, search, page);
    return data({ messages: [...messages, ...ofMap], head, page, map, address, days, isMissing: false });
  } catch (error) {
    if (error instanceof Response) throw error;
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    const head = { title: textOf(language, 'venuePage', isMissing ? 'missing.title' : 'failed'), description: '' };
    return data(
      { messages, head, page: undefined, map: undefined, address: '', days: [], isMissing },
      { status: isMissing ? 404 : 503 },
    );
  }
}

const placeOf = (language: Language, { venue: { district, city } }: VenuePage): string =>
  textOf(language, 'card', 'location', { district, city });

/** Enough to say what a venue does where a preview shows a line of text. */
const shownServices = 4;

const headValues = ({ venue, services }: VenuePage, place: string) => ({
  venue: venue.name,
  place,
  treatments: services
    .slice(0, shownServices)
    .map(({ title }) => title)
    .join(' · '),
});

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { booking, page } = (await request.json()) as PlaceBookingSubmission;
  const { placeBooking } = await import('../booking/place-booking.ts');
  return placeBooking(languageOf(params), booking, page);
}

/** Choices in the address do not load the venue again; another venue, other reviews, a changed price or a retry do. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined) return (actionResult as { kind?: string } | undefined)?.kind === 'price';
  const reviewsIn = ({ searchParams }: URL) => searchParams.get('reviews');
  const isOther = currentUrl.pathname !== nextUrl.pathname || reviewsIn(currentUrl) !== reviewsIn(nextUrl);
  return isOther || currentUrl.href === nextUrl.href;
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Venue({ loaderData }: Route.ComponentProps) {
  const { messages, page, map, address, days, isMissing } = loaderData;
  const { state, revalidate } = useRevalidator();
  return (
    <PageMessages messages={messages}>
      {page ? (
        <LoadedVenue key={page.venue.id} page={page} map={map} address={address} days={days} />
      ) : (
        <VenueMissing isMissing={isMissing} isBusy={state === 'loading'} onRetry={() => void revalidate()} />
      )}
    </PageMessages>
  );
}

type LoadedVenueProps = Pick<VenueContentProps, 'page' | 'map' | 'address'> & { readonly days: readonly FreeDay[] };

function LoadedVenue({ page, map, address, days }: LoadedVenueProps) {
  const [search, setSearch] = useSearchParams();
  const selection = useMemo(() => readSelection(search, page), [search, page]);
  const service = toBookableService(page, selection);
  const isTogether = service !== undefined && readTogether(search, service, selection);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useArrival(search, setOpen);
  const openOnNarrow = useCallback(() => setOpen(isNarrow()), []);
  const searchOf = useCallback((id: number) => toggleTreatment(search, selection, id), [search, selection]);
  const plainSelection = useMemo(
    () => <PlainSelection {...{ page, selection, isTogether, days }} />,
    [page, selection, isTogether, days],
  );
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true });
  return (
    <>
      <VenueContent
        page={page}
        map={map}
        address={address}
        selection={selection}
        searchOf={searchOf}
        onSlot={openOnNarrow}
        plainSelection={plainSelection}
        panel={
          <>
            {!service && <EmptySelection />}
            <div ref={setPlace} className="contents" />
          </>
        }
      />
      <SelectionBar selection={selection} isTogether={isTogether} isBusy={isOpen} onChoose={() => setOpen(true)} />
      {service && (
        <Booking
          key={service.id}
          service={service}
          place={place}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onPlaced={clear}
        />
      )}
    </>
  );
}

/** The booking form, whose script comes with the first treatment that is chosen. */
const Booking = lazyPart<VenueBookingProps>(
  async () => (await import('./venue-booking.tsx')).VenueBooking,
  ({ place }) => place && createPortal(<Skeleton className="h-120 w-full rounded-panel" />, place),
);

/** Who arrives with a time continues where times are chosen. */
function useArrival(search: URLSearchParams, setOpen: (isOpen: boolean) => void): void {
  const [isWithTime] = useState(search.has('treatment') && (search.has('time') || search.has('waitlist')));
  useEffect(() => {
    if (!isWithTime) return;
    if (isNarrow()) setOpen(true);
    // The form stands beside the treatments.
    else document.querySelector('#treatments')?.scrollIntoView();
  }, [isWithTime, setOpen]);
}
