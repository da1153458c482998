import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Suspense, use, useEffect, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { BookingBar } from '../../booking/booking-bar.tsx';
import { type BookingChoices, openParameter, withChoices } from '../../booking/booking-choices.ts';
import type { BookingFormState } from '../../booking/booking-form-state.ts';
import {
  LazyBookingPanel,
  LazyBookingSheet,
  LazyPlacedDialog,
  loadBookingForm,
} from '../../booking/lazy-booking-form.tsx';
import { JoinWaitlistDialog } from '../../booking/waitlist/lazy-join-waitlist.tsx';
import { firstStep, type SheetStep, stepsOf } from '../../booking/sheet/sheet-steps.ts';
import { servicePath } from '../../catalog/service-card-view.ts';
import { ServicePage } from '../../service/service-page.tsx';
import { ServiceSkeleton } from '../../service/service-skeleton.tsx';
import { ServiceFailed, ServiceMissing } from '../../service/service-missing.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { serviceSchema } from '../../shell/head/schema.server.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { useIsNarrow } from '../../shell/narrow.ts';
import { prefetchRoutes, whenIdle } from '../../shell/offline/prefetch-routes.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/listing-details.ts';
import { placeBooking } from '../booking/place-booking.ts';
import { type PlaceBookingSubmission, useBookingForm } from '../booking/use-booking-form.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const messages = messagesOf(language, 'service', 'booking', 'phone', 'card', 'favourites', 'reviews');
  try {
    const service = await serverApi(context, language).findService({ params: { id: params.serviceId } });
    const { title, description: text, establishment: venue } = service;
    const texts = headOf(language, 'service', { title, venue: venue.name, city: venue.city, text });
    const origin = originOf(context);
    const address = origin + basePath() + inLanguage(language, servicePath(service.id));
    const head = { ...texts, image: service.main_image, schema: serviceSchema(service, origin, address) };
    return data({ messages, head, service, isMissing: false });
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    const head = { title: textOf(language, 'service', isMissing ? 'missing.title' : 'failed'), description: '' };
    return data({ messages, head, service: undefined, isMissing }, { status: isMissing ? 404 : 503 });
  }
}

type LoadedDetails = Awaited<ReturnType<typeof loader>>['data'];

/** How long the previous page stays on screen, in milliseconds, before the skeleton of this one replaces it. */
const previousPageMs = 150;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const pending = serverLoader();
  const isOnScreen = new URL(request.url).pathname === location.pathname;
  if (isOnScreen) return pending;
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, previousPageMs);
  });
  const loaded = await Promise.race([pending, timeout]);
  // React Router awaits a returned promise, but not a promise inside an object.
  return loaded ?? { pending };
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { booking, page } = (await request.json()) as PlaceBookingSubmission;
  return placeBooking(languageOf(params), booking, page);
}

/** Choices in the address do not load the service again; another service, a changed price, a review or a retry do. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined)
    return /^(price|review)$/.test((actionResult as { kind?: string } | undefined)?.kind ?? '');
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  toMeta(loaderData && 'head' in loaderData ? loaderData : undefined);

export default function ListingDetails({ loaderData, params }: Route.ComponentProps) {
  if (!('pending' in loaderData)) return <LoadedService loaded={loaderData} />;
  return (
    <Suspense key={params.serviceId} fallback={<ServiceSkeleton />}>
      <PendingService pending={loaderData.pending} />
    </Suspense>
  );
}

function PendingService({ pending }: { readonly pending: Promise<LoadedDetails> }) {
  const loaded = use(pending);
  return (
    <>
      <title>{loaded.head.title}</title>
      <LoadedService loaded={loaded} />
    </>
  );
}

function LoadedService({ loaded: { messages, service, isMissing } }: { readonly loaded: LoadedDetails }) {
  const { state, revalidate } = useRevalidator();
  return (
    <PageMessages messages={messages}>
      {service && <ServiceContent key={service.id} service={service} />}
      {!service && isMissing && <ServiceMissing />}
      {!service && !isMissing && <ServiceFailed isBusy={state === 'loading'} onRetry={() => void revalidate()} />}
    </PageMessages>
  );
}

/** What a booking leads to: a line that breaks meanwhile does not keep it from being shown. */
const laterRoutes = [
  'routes/booking/my-booking',
  'routes/booking/my-bookings',
  'routes/booking/booking',
  'routes/booking/booking-data',
];

function ServiceContent({ service }: { readonly service: Service }) {
  const form = useBookingForm(service);
  const [search] = useSearchParams();
  const { isNarrow, step, setStep } = useSheet(form);
  const [dismissedId, setDismissedId] = useState<number>();
  const placed = form?.outcome?.kind === 'placed' && form.outcome.booking.id !== dismissedId ? form.outcome : undefined;
  const dismiss = (id: number) => {
    setDismissedId(id);
    setStep(undefined);
    form?.choose({ date: undefined, time: undefined });
  };
  const steps = stepsOf(service);
  useEffect(() => {
    whenIdle(loadBookingForm);
    prefetchRoutes(laterRoutes);
  }, []);
  return (
    <>
      <ServicePage
        service={service}
        chosenId={form?.choices.treatmentId}
        searchOf={(treatmentId) => `?${withChoices(search, { treatmentId })}`}
        onBook={(treatmentId) => form && isNarrow && setStep(firstStep(steps, { ...form.choices, treatmentId }))}
        panel={form && <LazyBookingPanel form={form} />}
      />
      {form && <BookingBar form={form} onBook={() => setStep(firstStep(steps, form.choices))} />}
      {form && (
        <LazyBookingSheet
          form={form}
          step={placed ? undefined : step}
          onStep={setStep}
          above={<JoinWaitlistDialog form={form} />}
        />
      )}
      {placed && <LazyPlacedDialog placed={placed} onEnd={() => dismiss(placed.booking.id)} />}
    </>
  );
}

/** The open step of the sheet. A customer who arrives with a slot, to book again, or for the waiting list, continues there. */
function useSheet(form: BookingFormState | undefined) {
  const isNarrow = useIsNarrow();
  const [step, setStep] = useState<SheetStep | 'arrival' | undefined>('arrival');
  const [search] = useSearchParams();
  const [isWithTime] = useState(form !== undefined && chosenIn(form).time !== undefined);
  const [isToBook] = useState(search.has(openParameter));
  const [isForWaitlist] = useState(form?.joinWaitlist.isRequested ?? false);
  useEffect(() => {
    if (isWithTime || isToBook || isForWaitlist) document.querySelector('#book')?.scrollIntoView();
  }, [isWithTime, isToBook, isForWaitlist]);
  if (step !== 'arrival') return { isNarrow, step, setStep };
  const isOpen = isNarrow && (isWithTime || isToBook || isForWaitlist) && form !== undefined;
  const arrival = isOpen && (isForWaitlist ? 'booking' : firstStep(stepsOf(form.service), form.choices));
  return { isNarrow, step: arrival || undefined, setStep };
}

/** What somebody has chosen: a suggested slot is shown among the others first. */
const chosenIn = ({ choices, isSlotSuggested }: BookingFormState): BookingChoices =>
  isSlotSuggested ? { ...choices, date: undefined, time: undefined } : choices;
