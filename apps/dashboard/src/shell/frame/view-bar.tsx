import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../locale.ts';
import { logOut } from '../session.ts';
import { useVenue } from '../venue-provider.tsx';

/** Says to an operator that this is somebody else's dashboard, which can only be read, and until when (ISO 8601). */
export function ViewBar({ until }: { readonly until: string }) {
  const t = useTranslations('dashboard.view');
  const locale = useLocale();
  const { venue } = useVenue();
  return (
    <div
      role="note"
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-3 rounded-card bg-pending-tint px-4 py-1 text-15 text-ink shadow-rest inset-ring inset-ring-line"
    >
      <Icon name="eye" className="shrink-0 text-pending" />
      <p className="min-w-0 grow basis-48 py-1.5">
        <b className="font-strong">{t('title', { venue: venue.name })}</b>{' '}
        {t('text', { time: formatTime(locale, inBaghdad(until).time) })}
      </p>
      <Button kind="text" size="small" onClick={() => void logOut()}>
        {t('end')}
      </Button>
    </div>
  );
}
