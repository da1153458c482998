import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Entries, Entry } from '../parts/entry.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';

/** Every page of text, and the figures of the home page. */
export function Texts() {
  const t = useTranslations('operator.texts');
  const tOperator = useTranslations('operator');
  const asked = useQuery({
    queryKey: ['texts'],
    queryFn: async ({ signal }) => (await api().listTexts({ signal })).data,
  });
  const edit = (to: string, name: string) => (
    <Link
      to={to}
      aria-label={tOperator('action.about', { action: t('edit'), name })}
      className={buttonClass({ kind: 'outline', size: 'small' })}
    >
      {t('edit')}
    </Link>
  );
  return (
    <>
      <Head title={t('title')} />
      <LoadState of={asked} />
      {asked.data && (
        <Entries>
          <Entry title={t('about')} facts={t('aboutLead')} actions={edit('/about', t('about'))} />
          {asked.data.map(({ slug, title, own }) => (
            <Entry
              key={slug}
              title={<bdi>{title}</bdi>}
              badge={
                own.length > 0 ? (
                  <Badge
                    tone="good"
                    label={t('own', { languages: own.map((one) => tOperator(`terms.label.${one}`)).join(', ') })}
                  />
                ) : (
                  <Badge tone="plain" label={t('program')} />
                )
              }
              facts={<bdi dir="ltr">/{slug}</bdi>}
              actions={edit(`/texts/${slug}`, title)}
            />
          ))}
        </Entries>
      )}
    </>
  );
}
