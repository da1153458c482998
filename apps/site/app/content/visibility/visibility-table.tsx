import { personalFields, readers, type Visibility, visibility } from '@tajmeelspot/contract/visibility.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Who sees what of a person: a table on wide screens, a card for each field on phones. */
export function VisibilityTable() {
  const t = useTranslations('visibility');
  return (
    <div className="wrap pt-7 lg:pt-14">
      <header className="max-w-172">
        <h1 className="text-28 md:text-36 lg:text-48">{t('title')}</h1>
        <p className="mt-3 text-18 text-ink-soft">{t('lead')}</p>
      </header>
      <WideTable />
      <Cards />
      <p className="mt-8 max-w-172 text-15 text-ink-soft">{t('foot')}</p>
    </div>
  );
}

function WideTable() {
  const t = useTranslations('visibility');
  return (
    <table className="mt-10 w-full text-start text-15 max-lg:hidden">
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col">
            <span className="sr-only">{t('title')}</span>
          </th>
          {readers.map((reader) => (
            <th key={reader} scope="col" className="px-2.5 py-3 text-start font-strong">
              {t(`readers.${reader}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {personalFields.map((field) => (
          <tr key={field} className="border-b border-line align-top">
            <th scope="row" className="w-56 py-3.5 pe-4 text-start font-strong">
              {t(`fields.${field}`)}
            </th>
            {readers.map((reader) => (
              <td key={reader} className="px-2.5 py-3.5">
                <Amount amount={visibility[field][reader]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards() {
  const t = useTranslations('visibility');
  return (
    <div className="mt-7 grid gap-4 md:grid-cols-2 lg:hidden">
      {personalFields.map((field) => (
        <section key={field} className="rounded-panel bg-surface p-5 inset-ring inset-ring-line">
          <h2 className="text-18">{t(`fields.${field}`)}</h2>
          <dl className="mt-3 grid gap-2.5 text-15">
            {readers.map((reader) => (
              <div key={reader} className="grid grid-cols-2 gap-3">
                <dt className="text-ink-soft">{t(`readers.${reader}`)}</dt>
                <dd>
                  <Amount amount={visibility[field][reader]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const icons: Readonly<Record<Visibility, IconName>> = {
  full: 'check',
  masked: 'eye-off',
  recorded: 'eye',
  none: 'minus',
};

function Amount({ amount }: { readonly amount: Visibility }) {
  const t = useTranslations('visibility');
  return (
    <span className={`grid grid-cols-[16px_1fr] gap-2 ${amount === 'none' ? 'text-ink-soft' : ''}`}>
      <Icon name={icons[amount]} className="mt-1 size-4" />
      {t(`amounts.${amount}`)}
    </span>
  );
}
