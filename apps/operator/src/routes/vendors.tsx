import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { dayOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useList } from '../shell/lists.ts';

/** Everybody who offers treatments. */
export function Vendors() {
  const t = useTranslations('operator.vendors');
  const tOperator = useTranslations('operator');
  const locale = useLocale();
  const list = useList('vendors', '', (query, signal) => api().listVendors({ query, signal }));
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch} />
      <Listed list={list} empty={t('empty')}>
        {(vendor) => (
          <Entry
            key={vendor.id}
            title={<bdi>{vendor.name}</bdi>}
            badge={
              vendor.suspended_at ? (
                <Badge tone="bad" label={t('suspended')} />
              ) : (
                <Badge tone="good" label={t('active')} />
              )
            }
            facts={
              <>
                <bdi>{vendor.email ?? vendor.phone}</bdi> ·{' '}
                {joined(
                  t('venues', { count: vendor.venues }),
                  t('published', { count: vendor.published }),
                  t('since', { day: dayOf(locale, vendor.created_at) }),
                )}
              </>
            }
            actions={
              <Link
                to={`/vendors/${vendor.id}`}
                aria-label={tOperator('action.about', { action: t('open'), name: vendor.name })}
                className={buttonClass({ kind: 'outline', size: 'small' })}
              >
                {t('open')}
              </Link>
            }
          />
        )}
      </Listed>
    </>
  );
}
