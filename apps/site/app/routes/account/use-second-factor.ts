import { useState } from 'react';
import { useFetcher } from 'react-router';
import type {
  SecondFactorAnswer,
  SecondFactorEditor,
  SecondFactorOutcome,
  SecondFactorQuestion,
} from '../../identity/second-factor/second-factor-editor.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useOwnData } from '../use-own-data.ts';

/** The two-step login of the signed-in user, and the ways to change it. */
export function useSecondFactor(): SecondFactorEditor {
  const t = useTranslations('secondFactor');
  const path = inLanguage(useLanguage(), '/ChangePassword/two-step');
  const { data, isLoading, reload } = useOwnData<SecondFactorAnswer>(path);
  const { data: latest, state, submit } = useFetcher<SecondFactorOutcome>();
  const [question, setQuestion] = useState<SecondFactorQuestion>();
  const [dismissed, setDismissed] = useState<SecondFactorOutcome>();
  const outcome = latest === dismissed ? undefined : latest;
  const ask = (next: SecondFactorQuestion | undefined) => {
    setDismissed(latest);
    setQuestion(next);
  };
  return {
    state: data?.kind === 'failed' ? null : data?.state,
    isLoading,
    reload,
    step: stepOf(question, outcome),
    isBusy: state !== 'idle',
    message: outcome?.kind === 'off' || outcome?.kind === 'codes' ? outcome.message : undefined,
    formErrors: errorsOf(outcome, t('failed')),
    ask,
    send: (intent, fields) => void submit({ ...fields, intent }, { action: path, method: 'post' }),
  };
}

function stepOf(
  question: SecondFactorQuestion | undefined,
  outcome: SecondFactorOutcome | undefined,
): SecondFactorEditor['step'] {
  if (outcome?.kind === 'codes') return outcome;
  if (question === undefined || outcome?.kind === 'off') return { kind: 'overview' };
  return outcome?.kind === 'scan' ? outcome : { kind: 'question', question };
}

function errorsOf(outcome: SecondFactorOutcome | undefined, failed: string): SecondFactorEditor['formErrors'] {
  if (outcome?.kind === 'rejected') return outcome.formErrors;
  if (outcome?.kind === 'failed') return { message: failed, fields: {} };
  if (outcome?.kind !== 'scan') return undefined;
  return outcome.formErrors?.message === '' ? { message: failed, fields: {} } : outcome.formErrors;
}
