import { useTranslations } from '../../shell/messages/translations.tsx';

type ArrivalNoteProps = { readonly venueName: string; readonly note: string };

/** What the venue tells its customers before they come; it may be in another language than the page. */
export function ArrivalNote({ venueName, note }: ArrivalNoteProps) {
  const t = useTranslations('bookings.booking');
  return (
    <section aria-labelledby="venue-note" className="grid gap-1 rounded-panel bg-lapis-tint p-5">
      <h2 id="venue-note" className="text-15 font-strong">
        {t('venueNote', { venue: venueName })}
      </h2>
      <p dir="auto" className="text-15 break-words whitespace-pre-line">
        {note}
      </p>
    </section>
  );
}
