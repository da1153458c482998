import type { Client } from '@tajmeelspot/contract/client.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { firstFree, shownDays, type Start, type TimesAnswer } from '../../booking/when/times.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/listing-times.ts';

/** As many days as one call may ask for. */
const daysAhead = 31;

/** The free times of a fortnight, always fresh; where there are none, the next one after it. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<TimesAnswer> {
  const { search, searchParams } = new URL(request.url);
  // Free times are the same for everybody.
  const api = browserApi(languageOf(params), '');
  const ask: Ask = (from, days) =>
    api.listFreeTimes({
      params: { id: params.serviceId },
      query: {
        pricing_item_id: searchParams.get('item') ?? '',
        employee_id: searchParams.get('person') ?? undefined,
        ...(from === undefined ? {} : { from }),
        days: String(days),
      },
      signal: request.signal,
    });
  try {
    const { days } = (await ask(searchParams.get('from') ?? undefined, shownDays)).data;
    return { kind: 'times', key: search, days, next: firstFree(days) ?? (await nextAfter(days.at(-1)?.date, ask)) };
  } catch {
    return { kind: 'failed', key: search };
  }
}

type Ask = (from: string | undefined, days: number) => ReturnType<Client['listFreeTimes']>;

async function nextAfter(date: string | undefined, ask: Ask): Promise<Start | undefined> {
  if (date === undefined) return undefined;
  const { days } = (await ask(addDays(date, 1), daysAhead)).data;
  return firstFree(days);
}
