import { searchServicesFields } from '@tajmeelspot/contract/forms/search-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { lazyPart } from '../shell/lazy/lazy-part.tsx';
import type { Criteria, Preset } from './criteria.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { useNarrow } from './use-narrow.ts';

// Nobody needs them before the first letter.
const Suggestions = lazyPart(async () => (await import('./suggest/suggestions.tsx')).Suggestions);

const debounceMs = 500;

type SearchBoxProps = {
  readonly preset: Preset;
  readonly placeholder?: string | undefined;
  readonly criteria: Criteria;
};

/** Searches while somebody types, half a second after the last letter; a plain form before scripts run. */
export function SearchBox({ preset, placeholder, criteria }: SearchBoxProps) {
  const t = useTranslations('search.box');
  const { input, typed, submitted, withdraw } = useDebouncedSearch(criteria);
  const [typedText, setTypedText] = useState('');
  const id = useId();
  const submit = (event: SubmitEvent) => {
    setTypedText('');
    submitted(event);
  };
  const closeSuggestions = (how: 'followed' | 'back' | 'closed') => {
    if (how === 'followed') withdraw();
    if (how !== 'back') setTypedText('');
    if (how !== 'followed') input.current?.focus();
  };
  return (
    <search
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTypedText('')}
    >
      <Form aria-label={t('label')} onSubmit={submit} onKeyDown={(event) => focusFirstSuggestion(event, id)}>
        <HiddenCriteria criteria={criteria} except="treatment" />
        <div className="field min-h-13">
          <Icon name="search" className="text-ink-soft" />
          <input
            ref={input}
            type="search"
            name="treatment"
            aria-label={t('label')}
            placeholder={placeholder ?? t(preset)}
            defaultValue={criteria.treatment}
            maxLength={searchServicesFields.treatment.maxLength}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls={typedText === '' ? undefined : id}
            onChange={(event) => {
              setTypedText(event.currentTarget.value);
              typed();
            }}
          />
        </div>
      </Form>
      {typedText !== '' && <Suggestions id={id} typed={typedText} onLeave={closeSuggestions} />}
    </search>
  );
}

/** From the field the arrow down leads into the suggestions. */
function focusFirstSuggestion(event: KeyboardEvent, id: string) {
  if (event.key !== 'ArrowDown') return;
  const first = document.getElementById(id)?.querySelector('a');
  if (first) event.preventDefault();
  first?.focus();
}

function useDebouncedSearch(criteria: Criteria) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(criteria.treatment);
  const narrow = useNarrow(criteria);
  const latest = useRef(narrow);
  useEffect(() => {
    latest.current = narrow;
  });
  const leaving = useLeaving();
  useEffect(() => () => clearTimeout(timer.current), []);
  // A search that came after a link was pressed would take the reader back from where it leads.
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);
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
    withdraw: () => clearTimeout(timer.current),
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

/** Whether a navigation to another page is under way. */
function useLeaving(): boolean {
  const { location } = useNavigation();
  const here = useLocation();
  return location !== undefined && location.pathname !== here.pathname;
}
