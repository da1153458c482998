import { useTranslations } from 'use-intl/react';

type BookingNoteProps = { readonly place: string; readonly note: string };

/** What the venue tells its customers before they come; it may be in another language than the page. */
export function BookingNote({ place, note }: BookingNoteProps) {
  const t = useTranslations('bookings.booking');
  return (
    <section aria-labelledby="venue-note" className="grid gap-1 rounded-panel bg-lapis-tint p-5">
      <h2 id="venue-note" className="text-15 font-strong">
        {t('venueNote', { venue: place })}
      </h2>
      <p dir="auto" className="text-15 break-words whitespace-pre-line">
        {note}
      </p>
    </section>
  );
}
