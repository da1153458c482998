import { addDays } from '@tajmeelspot/language/dates.ts';
import { firstFree, shownDays, type Start, type TimesAnswer } from '../../booking/slots/slots.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/listing-times.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';

/** As many days as one call may ask for. */
const daysAhead = 31;

/** The free times of a fortnight, always fresh; where there are none, the next one after it. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<TimesAnswer> {
  const { search, searchParams } = new URL(request.url);
  const ask = askerOf(languageOf(params), params.serviceId, searchParams, request.signal);
  try {
    const days = await ask(searchParams.get('from') ?? undefined, shownDays);
    return { kind: 'times', key: search, days, next: firstFree(days) ?? (await nextAfter(days.at(-1)?.date, ask)) };
  } catch {
    return { kind: 'failed', key: search };
  }
}

type Ask = (from: string | undefined, days: number) => Promise<readonly FreeDay[]>;

function askerOf(
  language: ReturnType<typeof languageOf>,
  id: string,
  asked: URLSearchParams,
  signal: AbortSignal,
): Ask {
  // Free times are the same for everybody.
  const api = browserApi(language, '');
  const items = asked.get('items');
  return async (from, days) => {
    const query = {
      ...(asked.has('woman') ? { for_woman: '1' as const } : {}),
      ...(asked.has('female') ? { female_staff: '1' as const } : {}),
      ...(from === undefined ? {} : { from }),
      days: String(days),
    };
    if (items !== null) return (await api.listSelectionSlots({ query: { ...query, items }, signal })).data.days;
    const one = { treatment_id: asked.get('item') ?? '', employee_id: asked.get('person') ?? undefined };
    return (await api.listSlots({ params: { id }, query: { ...query, ...one }, signal })).data.days;
  };
}

async function nextAfter(date: string | undefined, ask: Ask): Promise<Start | undefined> {
  if (date === undefined) return undefined;
  return firstFree(await ask(addDays(date, 1), daysAhead));
}
