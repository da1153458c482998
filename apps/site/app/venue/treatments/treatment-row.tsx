import type { PricedTreatment, ShownLicence } from '@tajmeelspot/contract/catalog.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { PriceBefore } from '../../catalog/price-before.tsx';
import { TreatmentLicence } from '../../service/venue/licences.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';

type TreatmentRowProps = {
  readonly treatment: PricedTreatment;
  /** The one or two who give it; empty where it is anyone. */
  readonly team: readonly string[];
  readonly licences: readonly ShownLicence[];
  readonly isChosen: boolean;
  /** Whether the selection holds no further treatment. */
  readonly isFull: boolean;
  /** The search part of the page's address with this one added, or taken away where it is chosen. */
  readonly search: string;
};

const addClass =
  'grid size-11 place-items-center rounded-full text-15 font-strong md:flex md:w-24 md:justify-center md:gap-1.5 md:rounded-control';

/** One treatment: what, how long, by whom, how much, and the button that adds it. */
export function TreatmentRow({ treatment, team, licences, isChosen, isFull, search }: TreatmentRowProps) {
  const t = useTranslations('venuePage');
  const locale = useLocale();
  const [first, second] = team;
  const by = first === undefined ? t('anyone') : second === undefined ? first : t('or', { first, second });
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-0.5 py-3 md:gap-x-5 ${isChosen ? '-mx-3 mb-1 rounded-card bg-lapis-tint px-3' : 'border-b border-line'}`}
    >
      <div>
        <span className="block leading-normal font-strong">{treatment.title}</span>
        <span className="block text-13 text-ink-soft">
          {formatDuration(locale, treatment.duration)} · {by}
        </span>
        {licences.map((licence) => (
          <TreatmentLicence key={licence.class} licence={licence} />
        ))}
      </div>
      <p className="text-end leading-normal md:flex md:flex-row-reverse md:items-baseline md:gap-2">
        <Price iqd={treatment.final_price} className="font-[620]" />
        {treatment.discount > 0 && <PriceBefore iqd={treatment.price} />}
      </p>
      <AddLink title={treatment.title} isChosen={isChosen} isFull={isFull} search={search} />
    </li>
  );
}

type AddLinkProps = Pick<TreatmentRowProps, 'isChosen' | 'isFull' | 'search'> & { readonly title: string };

function AddLink({ title, isChosen, isFull, search }: AddLinkProps) {
  const t = useTranslations('venuePage');
  if (isFull && !isChosen) return <span aria-hidden="true" className="size-11 md:w-24" />;
  const look = isChosen
    ? 'bg-lapis text-on-lapis hover:bg-lapis-hover'
    : 'bg-surface text-lapis inset-ring inset-ring-lapis-line hover:bg-lapis-tint';
  const label = t(isChosen ? 'removeItem' : 'addItem', { title });
  const content = (
    <>
      <Icon name={isChosen ? 'check' : 'plus'} className="size-5 md:size-4" />
      <span className="max-md:hidden">{t(isChosen ? 'added' : 'add')}</span>
    </>
  );
  return (
    <>
      <Link
        to={{ search }}
        replace
        preventScrollReset
        aria-label={label}
        className={`${addClass} ${look} noscript:hidden`}
      >
        {content}
      </Link>
      {/* Without scripts the page is loaded anew, and shows what has been chosen. */}
      <noscript>
        <a href={`${search}#selection`} aria-label={label} className={`${addClass} ${look}`}>
          {content}
        </a>
      </noscript>
    </>
  );
}
