import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { lazy, Suspense } from 'react';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from 'use-intl';
import { type Agenda, useAgenda, useRequests } from '../shell/agenda.ts';
import { useNow } from '../shell/clock.ts';
import { useDesk } from '../shell/desk.tsx';
import { Head, Liveness } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useLanguage } from '../shell/language.ts';
import { useOwnHouse } from '../shell/keeping/keeping.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { SpeakPart } from '../shell/words.tsx';
import { Chairs } from '../today/chairs.tsx';
import { Figures } from '../today/figures.tsx';
import { Requests } from '../today/requests.tsx';

/** The day: figures, what waits for an answer, who sits on which chair. */
export function Today() {
  const t = useTranslations('dashboard.today');
  const language = useLanguage();
  const { house } = useHouse();
  const asked = useAgenda({ house: house.id, days: 1 });
  const requests = useRequests(house.id);
  return (
    <>
      <Head title={t('title')}>
        {asked.data && <span>{formatDay(language, asked.data.today)}</span>}
        <Liveness />
      </Head>
      {house.role !== 'staff' && <Unpublished house={house.id} />}
      {!asked.data && !asked.isError && <Loading />}
      {!asked.data && asked.isError && <Failed error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && <Day agenda={asked.data} requests={requests} />}
    </>
  );
}

const Checklist = lazy(async () => ({ default: (await import('../start/checklist.tsx')).Checklist }));

/** What a house still needs that has published nothing. */
function Unpublished({ house }: { readonly house: number }) {
  const { data } = useOwnHouse(house);
  if (!data || data.progress.published > 0) return null;
  return (
    <Suspense fallback={null}>
      <SpeakPart part="house">
        <Checklist house={data} />
      </SpeakPart>
    </Suspense>
  );
}

type Props = { readonly agenda: Agenda; readonly requests: readonly Booking[] };

function Day({ agenda, requests }: Props) {
  const now = useNow(agenda.skewMs);
  const { desk, over } = useDesk({ today: agenda.today, now });
  return (
    <>
      <Figures figures={{ ...agenda.figures, waiting: requests.length }} />
      <Requests requests={requests} today={agenda.today} now={now} desk={desk} />
      <Chairs agenda={agenda} now={now} open={desk.open} />
      {over}
    </>
  );
}
