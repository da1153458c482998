import type { Procedure } from '@tajmeelspot/contract/operator/procedures.ts';
import { licenceClasses } from '@tajmeelspot/contract/licence-classes.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { ProcedureDialog } from '../procedures/procedure-dialog.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useLanguage } from '../shell/language.ts';
import { useFilter, useList } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';
import { useOperatorAction } from '../shell/operator-action.ts';

const classes = ['none', ...licenceClasses] as const;

/** The registry of procedures: what treatments can be, and which licence each of them needs. */
export function Procedures() {
  const t = useTranslations('operator.procedures');
  const nameOf = useClassName();
  const language = useLanguage();
  const [chosen, choose] = useFilter('class', classes);
  const list = useList<Procedure>('procedures', chosen ?? '', ({ search }, signal) =>
    api().listProcedures({
      query: { ...(search ? { search } : {}), ...(chosen ? { licence_class: chosen } : {}) },
      signal,
    }),
  );
  const action = useOperatorAction();
  const [opened, setOpened] = useState<Procedure>();
  const open = (procedure: Procedure) => {
    action.reset();
    setOpened(procedure);
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <SearchBar search={list.search} setSearch={list.setSearch} />
      <Filter values={classes} chosen={chosen} choose={choose} nameOf={nameOf} />
      <Listed list={list} empty={t('empty')}>
        {(one) => <ProcedureEntry key={one.id} procedure={one} onChange={() => open(one)} />}
      </Listed>
      {opened && (
        <ProcedureDialog
          procedure={opened}
          title={t('changeTitle', { name: opened.name[language] ?? '' })}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          errors={action.errors}
          onSend={(body) =>
            action.take(() => api().changeProcedure({ params: { id: String(opened.id) }, body }), close)
          }
          onClose={close}
        />
      )}
    </>
  );
}

function useClassName() {
  const t = useTranslations('operator.procedures');
  const tClasses = useTranslations('operator.vendors.classes');
  return (one: (typeof classes)[number]) => (one === 'none' ? t('noLicence') : tClasses(one));
}

type ProcedureEntryProps = { readonly procedure: Procedure; readonly onChange: () => void };

function ProcedureEntry({ procedure, onChange }: ProcedureEntryProps) {
  const t = useTranslations('operator.procedures');
  const tOperator = useTranslations('operator');
  const nameOf = useClassName();
  const language = useLanguage();
  const locale = useLocale();
  const { name: names, licence_class: needed } = procedure;
  const name = names[language] ?? '';
  const others = Object.entries(names).flatMap(([one, text]) => (one === language ? [] : [text]));
  return (
    <Entry
      title={<bdi>{name}</bdi>}
      badge={needed !== 'none' && <Badge tone="waiting" icon="shield" label={nameOf(needed)} />}
      facts={
        <>
          <span className="block">{joined(...others)}</span>
          {joined(
            procedure.category,
            // A category of one group alone is called as it is.
            procedure.group !== procedure.category && procedure.group,
            formatDuration(locale, procedure.duration),
            t('usually', {
              from: formatMoney(locale, procedure.from_iqd),
              to: formatMoney(locale, procedure.to_iqd),
            }),
            t('used', { count: procedure.treatments }),
          )}
        </>
      }
      actions={
        <Button
          kind="outline"
          size="small"
          aria-label={tOperator('action.about', { action: t('change'), name })}
          onClick={onChange}
        >
          {t('change')}
        </Button>
      }
    />
  );
}
