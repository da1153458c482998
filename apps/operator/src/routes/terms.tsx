import { type TermKind, termKinds } from '@tajmeelspot/contract/operator/kinds.ts';
import type { Term } from '@tajmeelspot/contract/operator/terms.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipLinks } from '@tajmeelspot/ui/chip-links.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';
import { type CategoryRow, levelsOf } from '../terms/category-rows.ts';
import { emptyTerm } from '../terms/empty-term.ts';
import { TermDialog } from '../terms/term-dialog.tsx';

type TermEntryData = { readonly id: number; readonly used: number; readonly term: Term };
type OpenTermDialog = { readonly what: 'write' | 'remove'; readonly row: TermEntryData | undefined };

/** Categories, tags, cities and synonyms. */
export function Terms() {
  const t = useTranslations('operator.terms');
  const [chosen] = useFilter('kind', termKinds);
  const kind = chosen ?? 'categories';
  const list = useList<TermEntryData>('terms', kind, (query, signal) =>
    api().listTerms({ params: { kind }, query, signal }),
  );
  const categories = useCategories();
  const levels = levelsOf(categories);
  const action = useOperatorAction();
  const [opened, setOpened] = useState<OpenTermDialog>();
  const open = (what: OpenTermDialog['what'], row?: TermEntryData) => {
    action.reset();
    setOpened({ what, row });
  };
  return (
    <>
      <Head title={t('title')} />
      <Kinds chosen={kind} />
      <SearchBar key={kind} search={list.search} setSearch={list.setSearch}>
        <Button onClick={() => open('write')}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      </SearchBar>
      <Listed list={list} empty={t('empty')}>
        {(one) => (
          <TermEntry
            key={one.id}
            row={one}
            level={one.term.kind === 'categories' ? levels.get(one.id) : undefined}
            onChange={() => open('write', one)}
            onRemove={() => open('remove', one)}
          />
        )}
      </Listed>
      {opened && (
        <Question
          opened={opened}
          categories={categories}
          kind={kind}
          action={action}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The whole tree, whatever the list is searched for. */
function useCategories(): CategoryRow[] {
  const { data } = useQuery({
    queryKey: ['terms', 'tree'],
    queryFn: ({ signal }) => api().listTerms({ params: { kind: 'categories' }, query: {}, signal }),
  });
  return (data?.data ?? []).flatMap(({ term, ...row }) => (term.kind === 'categories' ? [{ ...row, term }] : []));
}

type TermsQuestionProps = {
  readonly categories: readonly CategoryRow[];
  readonly opened: OpenTermDialog;
  readonly kind: TermKind;
  readonly action: ReturnType<typeof useOperatorAction>;
  readonly onClose: () => void;
};

function Question({ opened: { what, row }, categories, kind, action, onClose }: TermsQuestionProps) {
  const t = useTranslations('operator.terms');
  const language = useLanguage();
  const params = { kind, id: String(row?.id) };
  const form = { isBusy: action.isBusy, errorMessage: action.errorMessage, onClose };
  const save = (body: Term) =>
    action.take(() => (row ? api().changeTerm({ params, body }) : api().addTerm({ body })), onClose);
  if (what === 'write')
    return (
      <TermDialog
        {...form}
        title={row ? t('changeTitle', { name: nameOf(row.term, language) }) : t(`addTitle.${kind}`)}
        term={row?.term ?? emptyTerm[kind]}
        id={row?.id}
        categories={categories}
        errors={action.errors}
        onSend={save}
      />
    );
  return (
    row && (
      <FormDialog
        {...form}
        title={t('removeTitle', { name: nameOf(row.term, language) })}
        lead={t('used', { count: row.used })}
        action={t('remove')}
        onSend={() => action.take(() => api().removeTerm({ params }), onClose)}
      />
    )
  );
}

function Kinds({ chosen }: { readonly chosen: (typeof termKinds)[number] }) {
  const t = useTranslations('operator.terms');
  return (
    <ChipLinks
      label={t('title')}
      Link={Link}
      isReplacing
      links={termKinds.map((kind) => ({ to: `?kind=${kind}`, label: t(`kinds.${kind}`), isOn: kind === chosen }))}
    />
  );
}

type TermsEntryProps = {
  readonly row: TermEntryData;
  readonly level: number | undefined;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

function TermEntry({ row: { term, used }, level, onChange, onRemove }: TermsEntryProps) {
  const t = useTranslations('operator.terms');
  const tOperator = useTranslations('operator');
  const language = useLanguage();
  const name = nameOf(term, language);
  const about = (action: string) => tOperator('action.about', { action, name });
  return (
    <Entry
      title={<bdi>{name}</bdi>}
      level={level}
      badge={term.kind === 'categories' && term.is_retired && <Badge tone="plain" label={t('retired')} />}
      facts={
        term.kind === 'synonyms' ? (
          <>
            {t('meansShort')} <bdi>{term.means}</bdi>
          </>
        ) : (
          joined(...factsOf(term), t('used', { count: used }))
        )
      }
      actions={
        <>
          <Button kind="outline" size="small" aria-label={about(t('change'))} onClick={onChange}>
            {t('change')}
          </Button>
          {used === 0 && (
            <Button kind="outline" size="small" aria-label={about(t('remove'))} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </>
      }
    />
  );

  function factsOf(one: Term): (string | false)[] {
    if (one.kind === 'categories')
      return [one.name, one.licence_class !== null && tOperator(`vendors.classes.${one.licence_class}`)];
    if (one.kind === 'cities') return [one.code, one.governorate[language]];
    return [];
  }
}

function nameOf(term: Term, language: Language): string {
  if (term.kind === 'synonyms') return term.word;
  return (term.kind === 'categories' ? term.label : term.name)[language];
}
