import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { listingPath } from '../../catalog/listing.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withChoices } from '../choices.ts';

type Props = { readonly booking: Booking };

/** What was booked, and where that is. */
export function VisitPlace({ booking, isPast }: Props & { readonly isPast: boolean }) {
  const t = useTranslations('bookings');
  const { pricing_title: title, service, establishment } = booking;
  const venue = (name: ReactNode) => <span className="text-ink">{name}</span>;
  return (
    <th scope="row" className="col-span-2 flex items-center gap-3.5 text-start font-body md:col-span-1">
      <span
        className={`h-14 w-18 shrink-0 overflow-hidden rounded-control bg-sand ${isPast ? 'opacity-80 saturate-50' : ''}`}
      >
        <Picture picture={service.main_picture} alt="" sizes="72px" />
      </span>
      <span className="min-w-0">
        <b className="block font-[620]">{title}</b>
        <span className="block text-13 text-ink-soft">
          {t.rich('at', { name: establishment.name, address: establishment.address, b: venue })}
        </span>
        {establishment.phone !== null && (
          <span className="block text-13 text-ink-soft">
            <bdi dir="ltr">{establishment.phone}</bdi>
          </span>
        )}
      </span>
    </th>
  );
}

/** What can be done about a visit: book it again, call the place. */
export function VisitActions({
  booking: { service_id: id, pricing_item_id: item, pricing_title: title, establishment },
}: Props) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  return (
    <td className="order-4 col-span-2 flex items-center gap-2 md:order-none md:col-span-1">
      <Link
        to={`${inLanguage(language, listingPath(id))}?${withChoices(new URLSearchParams(), { itemId: item ?? undefined })}`}
        aria-label={t('againItem', { title })}
        className={`${buttonClass({ kind: 'outline', size: 'small' })} flex-1`}
      >
        {t('again')}
      </Link>
      {establishment.phone !== null && (
        <a
          href={`tel:${establishment.phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={t('callPlace', { place: establishment.name })}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-lapis-tint"
        >
          <Icon name="phone" />
        </a>
      )}
    </td>
  );
}
