import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { BookingDone } from '../../booking/placing/booking-placed-dialog.tsx';
import { BookingBar } from '../../booking/booking-bar.tsx';
import { BookingPanel } from '../../booking/booking-panel.tsx';
import { withChoices } from '../../booking/booking-choices.ts';
import type { Desk } from '../../booking/booking-form-state.ts';
import { WaitDialog } from '../../booking/waitlist/join-waitlist-dialog.tsx';
import { BookingSheet } from '../../booking/sheet/booking-sheet.tsx';
import { firstStep, type Step, stepsOf } from '../../booking/sheet/sheet-steps.ts';
import { servicePath } from '../../catalog/service-card-view.ts';
import { ServicePage } from '../../service/service-page.tsx';
import { ServiceSkeleton } from '../../service/service-skeleton.tsx';
import { ServiceFailed, ServiceMissing } from '../../service/service-missing.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { serviceSchema } from '../../shell/head/schema.server.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { headOf, textOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/listing-details.ts';
import { placeBooking } from '../booking/place-booking.ts';
import { type Request, useDesk } from '../booking/use-booking-form.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const words = wordsOf(language, 'service', 'booking', 'card', 'marks', 'reviews');
  try {
    const service = await serverApi(context, language).findService({ params: { id: params.serviceId } });
    const { title, description: text, establishment: venue } = service;
    const said = headOf(language, 'service', { title, venue: venue.name, city: venue.city, text });
    const origin = originOf(context);
    const address = origin + basePath() + inLanguage(language, servicePath(service.id));
    const head = { ...said, image: service.main_image, schema: serviceSchema(service, origin, address) };
    return data({ words, head, service, isMissing: false });
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status < 500;
    if (!isMissing) context.get(apiContext).report(error);
    const head = { title: textOf(language, 'service', isMissing ? 'missing.title' : 'failed'), description: '' };
    return data({ words, head, service: undefined, isMissing }, { status: isMissing ? 404 : 503 });
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

/** How long the page before stays while this one is fetched; after that its outline takes the place. */
const patienceMs = 150;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const coming = serverLoader();
  const isOnScreen = new URL(request.url).pathname === location.pathname;
  if (isOnScreen) return coming;
  const waited = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const come = await Promise.race([coming, waited]);
  // A promise inside an object is handed on as it is.
  return come ?? { coming };
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { wish, page } = (await request.json()) as Request;
  return placeBooking(languageOf(params), wish, page);
}

/** Choices in the address leave the service as it is; another service, a changed price, a review or a retry fetch it. */
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
  metaOf(loaderData && 'head' in loaderData ? loaderData : undefined);

export default function ListingDetails({ loaderData, params }: Route.ComponentProps) {
  if (!('coming' in loaderData)) return <Arrived loaded={loaderData} />;
  return (
    <Suspense key={params.serviceId} fallback={<ServiceSkeleton />}>
      <Coming coming={loaderData.coming} />
    </Suspense>
  );
}

function Coming({ coming }: { readonly coming: Promise<Loaded> }) {
  const loaded = use(coming);
  return (
    <>
      <title>{loaded.head.title}</title>
      <Arrived loaded={loaded} />
    </>
  );
}

function Arrived({ loaded: { words, service, isMissing } }: { readonly loaded: Loaded }) {
  const { state, revalidate } = useRevalidator();
  return (
    <Speak words={words}>
      {service && <Found key={service.id} service={service} />}
      {!service && isMissing && <ServiceMissing />}
      {!service && !isMissing && <ServiceFailed isBusy={state === 'loading'} onRetry={() => void revalidate()} />}
    </Speak>
  );
}

function Found({ service }: { readonly service: Service }) {
  const desk = useDesk(service);
  const [search] = useSearchParams();
  const { isNarrow, step, setStep } = useSheet(desk);
  const [readId, setReadId] = useState<number>();
  const placed = desk?.outcome?.kind === 'placed' && desk.outcome.booking.id !== readId ? desk.outcome : undefined;
  const finish = (id: number) => {
    setReadId(id);
    setStep(undefined);
    desk?.choose({ date: undefined, time: undefined });
  };
  const steps = stepsOf(service);
  return (
    <>
      <ServicePage
        service={service}
        chosenId={desk?.choices.itemId}
        searchOf={(itemId) => `?${withChoices(search, { itemId })}`}
        onBook={(itemId) => desk && isNarrow && setStep(firstStep(steps, { ...desk.choices, itemId }))}
        panel={desk && <BookingPanel desk={desk} />}
      />
      {desk && <BookingBar desk={desk} onBook={() => setStep(firstStep(steps, desk.choices))} />}
      {desk && <BookingSheet desk={desk} step={placed ? undefined : step} onStep={setStep} />}
      {desk && <WaitDialog desk={desk} />}
      {placed && <BookingDone placed={placed} onEnd={() => finish(placed.booking.id)} />}
    </>
  );
}

/** The step of the sheet. Somebody who arrives with a time, from a list or a login, or to wait, goes on where that leads. */
function useSheet(desk: Desk | undefined) {
  const isNarrow = useIsNarrow();
  const [step, setStep] = useState<Step | 'arrival' | undefined>('arrival');
  const [isWithTime] = useState(desk?.choices.time !== undefined);
  const [isToWait] = useState(desk?.waiting.isAsked ?? false);
  useEffect(() => {
    if (isWithTime || isToWait) document.querySelector('#book')?.scrollIntoView();
  }, [isWithTime, isToWait]);
  if (step !== 'arrival') return { isNarrow, step, setStep };
  const isOpen = isNarrow && (isWithTime || isToWait) && desk !== undefined;
  const arrival = isOpen && (isToWait ? 'time' : firstStep(stepsOf(desk.service), desk.choices));
  return { isNarrow, step: arrival || undefined, setStep };
}

/** Whether the panel has no room beside the page. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow().addEventListener('change', listener);
      return () => narrow().removeEventListener('change', listener);
    },
    () => narrow().matches,
    () => false,
  );

const narrow = (): MediaQueryList => matchMedia('(max-width: 1199px)');
