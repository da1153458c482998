import { useTranslations } from '../../shell/messages/translations.tsx';

/** In the place of the booking form while nothing is chosen. */
export function EmptySelection() {
  const t = useTranslations('venuePage.selection');
  const booking = useTranslations('booking');
  return (
    <section className="rounded-panel bg-surface p-6 shadow-raised">
      <h2 className="text-18">{t('title')}</h2>
      <p className="mt-2 text-15 text-ink-soft noscript:hidden">{t('empty')}</p>
      <noscript>
        <p className="mt-3 rounded-control bg-pending-tint p-4 text-15 text-pending">{booking('needsScript')}</p>
      </noscript>
    </section>
  );
}
