import { addDays } from '@tajmeelspot/language/dates.ts';
import { firstFreeSlot, shownDays, type SlotsAnswer, type SlotTime } from '../../booking/slots/slots.ts';
import { browserApi } from '../../shell/api.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** The most days that one call may ask for. */
const maxDays = 31;

type SlotsQuestion = {
  readonly language: Language;
  readonly serviceId: number;
  /** The search part of an address: what is asked for. */
  readonly key: string;
};

/** The slots of a fortnight, always fresh; where none is free, the next free one after it as well. */
export async function loadSlots(
  { language, serviceId, key }: SlotsQuestion,
  signal: AbortSignal,
): Promise<SlotsAnswer> {
  const question = new URLSearchParams(key);
  const fetchDays = createFetchDays(language, String(serviceId), question, signal);
  try {
    const days = await fetchDays(question.get('from') ?? undefined, shownDays);
    const next = firstFreeSlot(days) ?? (await firstFreeAfter(days.at(-1)?.date, fetchDays));
    return { kind: 'slots', key, days, next };
  } catch {
    return { kind: 'failed', key };
  }
}

type FetchDays = (from: string | undefined, days: number) => Promise<readonly FreeDay[]>;

function createFetchDays(language: Language, id: string, search: URLSearchParams, signal: AbortSignal): FetchDays {
  // Slots are the same for every reader, so the call bears no token.
  const api = browserApi(language, '');
  const items = search.get('items');
  return async (from, days) => {
    const query = {
      ...(search.has('woman') ? { for_woman: '1' as const } : {}),
      ...(search.has('female') ? { female_staff: '1' as const } : {}),
      ...(from === undefined ? {} : { from }),
      days: String(days),
    };
    const together = search.has('together') ? { together: '1' as const } : {};
    if (items !== null)
      return (await api.listSelectionSlots({ query: { ...query, ...together, items }, signal })).data.days;
    const treatment = {
      treatment_id: search.get('treatment') ?? '',
      employee_id: search.get('employee') ?? undefined,
    };
    return (await api.listSlots({ params: { id }, query: { ...query, ...treatment }, signal })).data.days;
  };
}

async function firstFreeAfter(date: string | undefined, fetchDays: FetchDays): Promise<SlotTime | undefined> {
  if (date === undefined) return undefined;
  return firstFreeSlot(await fetchDays(addDays(date, 1), maxDays));
}
