import { formatTime } from '@tajmeelspot/language/clock.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber, formatRating } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import type { SearchView } from '../search-view.ts';

/** The places that stand by themselves in the filter, by the codes they mean. */
export const governorates = [
  ['iraq', ''],
  ['erbilMosul', 'erbil,mosul'],
  ['alAnbar', 'al-anbar'],
  ['alQadisiyyah', 'al-qadisiyyah'],
] as const;

/** What narrows the list, in words, by the name of the criterion. */
export function useFilterLabels({ criteria, facets, today }: SearchView): Record<string, string> {
  const t = useTranslations('search');
  const language = useLanguage();
  const locale = useLocale();
  const governorate = governorates.find(([, codes]) => codes === criteria.city)?.[0];
  const cityNames = () =>
    criteria.city
      .split(',')
      .map((code) => facets?.cities.find((city) => city.code === code)?.name ?? code)
      .join(language === 'en' ? ', ' : '، ');
  const dayNames: Record<string, string> = { [today]: t('date.today'), [addDays(today, 1)]: t('date.tomorrow') };
  const labels = {
    treatment: criteria.treatment && t('applied.text', { text: criteria.treatment }),
    date: criteria.date && (dayNames[criteria.date] ?? formatDay(locale, criteria.date, 'short')),
    part: criteria.part && t(`time.${criteria.part}`),
    after: criteria.after && t('time.from', { time: formatTime(locale, criteria.after) }),
    within: criteria.within && t('near.within', { km: formatNumber(locale, Number(criteria.within)) }),
    city: criteria.city && (governorate ? t(`location.${governorate}`) : cityNames()),
    district:
      criteria.district &&
      (facets?.districts.find(({ code }) => code === criteria.district)?.name ?? criteria.district),
    category:
      criteria.category &&
      (facets?.categories.find(({ code }) => code === criteria.category)?.name ?? criteria.category),
    price_min: criteria.price_min && t('price.least', { price: formatMoney(locale, Number(criteria.price_min)) }),
    price_max: criteria.price_max && t('price.max', { price: formatMoney(locale, Number(criteria.price_max)) }),
    rating: criteria.rating && t('rating.least', { least: formatRating(locale, Number(criteria.rating)) }),
    women_only: criteria.women_only && t('comfort.women_only'),
    female_staff: criteria.female_staff && t('comfort.female_staff'),
    at_home: criteria.at_home && t('comfort.at_home'),
    open_now: criteria.open_now && t('comfort.open_now'),
    type: criteria.type && t(`type.${criteria.type}`),
    postcode: criteria.postcode,
    area: criteria.area && t('map.area'),
  };
  return Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== ''));
}
