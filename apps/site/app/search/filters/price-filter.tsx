import { searchServicesFields } from '@tajmeelspot/contract/forms/search-fields.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { type Criteria, toSearch } from '../criteria.ts';
import { HiddenCriteria } from '../hidden-criteria.tsx';
import { FilterGroup } from './filter-group.tsx';

type PriceFilterProps = {
  readonly criteria: Criteria;
  /** Lowest and highest price of what is found, dinars. */
  readonly range: { readonly min: number; readonly max: number } | null | undefined;
};

/** Between which prices; a plain form, so that it works before scripts run. */
export function PriceFilter({ criteria, range }: PriceFilterProps) {
  const t = useTranslations('search.price');
  const locale = useLocale();
  const rest = { ...criteria, price_min: '', price_max: '' } as const;
  return (
    <FilterGroup title={t('title')}>
      {/* Typed again where the address says something else. */}
      <Form key={toSearch(criteria)} preventScrollReset className="grid grid-cols-2 gap-2">
        <HiddenCriteria criteria={rest} />
        <PriceField name="price_min" label={t('from')} value={criteria.price_min} />
        <PriceField name="price_max" label={t('to')} value={criteria.price_max} />
        {range && (
          <p className="col-span-2 text-13 text-ink-soft">
            {t('range', { min: formatMoney(locale, range.min), max: formatMoney(locale, range.max) })}
          </p>
        )}
        <button type="submit" className={`${buttonClass({ kind: 'outline', size: 'small', isWide: true })} col-span-2`}>
          {t('apply')}
        </button>
      </Form>
    </FilterGroup>
  );
}

type PriceFieldProps = { readonly name: 'price_min' | 'price_max'; readonly label: string; readonly value: string };

function PriceField({ name, label, value }: PriceFieldProps) {
  return (
    <label className="text-13 text-ink-soft">
      {label}
      <span className="field mt-1 min-h-11">
        <input
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={searchServicesFields[name].maxLength}
          name={name}
          defaultValue={value}
          dir="ltr"
        />
      </span>
    </label>
  );
}
