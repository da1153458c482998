import { useTranslations } from 'use-intl/react';

type Props = { readonly place: string; readonly note: string };

/** What the house tells its guests before they come; it may be in another language than the page. */
export function VisitNote({ place, note }: Props) {
  const t = useTranslations('bookings.visit');
  return (
    <section aria-labelledby="house-note" className="grid gap-1 rounded-panel bg-lapis-tint p-5">
      <h2 id="house-note" className="text-15 font-strong">
        {t('houseNote', { place })}
      </h2>
      <p dir="auto" className="text-15 break-words whitespace-pre-line">
        {note}
      </p>
    </section>
  );
}
