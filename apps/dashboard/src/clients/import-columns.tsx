import { importFields, type ImportField } from '@tajmeelspot/contract/clients/import-fields.ts';
import type { ImportPreview } from '@tajmeelspot/contract/clients/imports.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

type ImportColumnsProps = {
  readonly columns: ImportPreview['columns'];
  /** All columns as the call names them: 'name:0,phone:2'. */
  readonly onChange: (columns: string) => void;
};

/** What each column of a file is taken for, with its first cells; it can be chosen otherwise. */
export function ImportColumns({ columns, onChange }: ImportColumnsProps) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const choose = (at: number, field: string) =>
    onChange(
      columns
        .flatMap((column, index) => {
          const chosen = index === at ? (field as ImportField | '') : column.field;
          return chosen ? [`${chosen}:${index}`] : [];
        })
        .join(','),
    );
  return (
    <section aria-labelledby="columns" className="grid gap-3">
      <h2 id="columns" className="text-18">
        {t('columns')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ field, samples }, at) => (
          <li key={samples.join()} className="min-w-0 rounded-card bg-surface p-3 inset-ring inset-ring-line">
            <SelectField
              name={`column-${at}`}
              label={t('column', { number: formatNumber(locale, at + 1) })}
              value={field ?? ''}
              onChange={({ target }) => choose(at, target.value)}
            >
              <option value="">{t('ignored')}</option>
              {importFields.map((name) => (
                <option key={name} value={name}>
                  {t('field', { field: name })}
                </option>
              ))}
            </SelectField>
            <p className="mt-2 truncate text-13 text-ink-soft">
              <bdi>{samples.filter(Boolean).join(' · ')}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
