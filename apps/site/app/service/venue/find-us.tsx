import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { mapPath } from '../../catalog/map-path.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Where it is. */
export function FindUs({ establishment: venue }: Pick<Service, 'establishment'>) {
  const t = useTranslations('service');
  const card = useTranslations('card');
  const { address, district, city, postcode, latitude, longitude } = venue;
  return (
    <section className="border-t border-line py-8 lg:py-10">
      <h2 className="mb-4 text-22">{t('findUs.title')}</h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel bg-sand p-5 md:p-8">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-lapis text-on-lapis max-md:hidden">
          <Icon name="pin" className="size-7" />
        </span>
        <p className="min-w-0 flex-1 basis-60">
          <b className="block font-[620]">{address}</b>
          <span className="text-15 text-ink-soft">
            {card('location', { district, city })}
            {postcode !== null && (
              <>
                {' · '}
                <bdi>{postcode}</bdi>
              </>
            )}
          </span>
        </p>
        <a
          href={mapPath({ latitude, longitude, text: `${address}, ${city}` })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('findUs.directions')}
          <span className="sr-only"> {t('contact.newTab')}</span>
        </a>
      </div>
    </section>
  );
}
