import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Criteria, Preset } from './criteria.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { useNarrow } from './narrow.ts';

const debounceMs = 500;

type Props = { readonly preset: Preset; readonly criteria: Criteria };

/** Searches while somebody types, half a second after the last letter; a plain form before scripts run. */
export function SearchBox({ preset, criteria }: Props) {
  const t = useTranslations('search.box');
  const { input, typed, submitted } = useDebounced(criteria);
  return (
    <search>
      <Form aria-label={t('label')} onSubmit={submitted}>
        <HiddenCriteria criteria={criteria} except="treatment" />
        <div className="field min-h-13">
          <Icon name="search" className="text-ink-soft" />
          <input
            ref={input}
            type="search"
            name="treatment"
            aria-label={t('label')}
            placeholder={t(preset)}
            defaultValue={criteria.treatment}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={typed}
          />
        </div>
      </Form>
    </search>
  );
}

function useDebounced(criteria: Criteria) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(criteria.treatment);
  const narrow = useNarrow(criteria);
  const latest = useRef(narrow);
  useEffect(() => {
    latest.current = narrow;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // A chip or a link can change the text as well; what was typed since is not overwritten.
  useEffect(() => {
    if (input.current && criteria.treatment !== sent.current) input.current.value = criteria.treatment;
    sent.current = criteria.treatment;
  }, [criteria.treatment]);
  const send = () => {
    clearTimeout(timer.current);
    const treatment = input.current?.value.trim() ?? '';
    if (treatment === sent.current) return;
    sent.current = treatment;
    latest.current({ treatment });
  };
  return {
    input,
    typed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(send, debounceMs);
    },
    submitted: (event: SubmitEvent) => {
      event.preventDefault();
      send();
    },
  };
}
