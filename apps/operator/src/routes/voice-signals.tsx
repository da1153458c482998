import { signalStates } from '@tajmeelspot/contract/operator/signal-kinds.ts';
import type { VoiceSignal } from '@tajmeelspot/contract/operator/voice-signals.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Listed } from '../parts/entry-list.tsx';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { type SignalDecision, SignalEntry } from '../voices/signal-entry.tsx';

type ChosenDecision = { readonly signal: VoiceSignal; readonly decision: SignalDecision };

/** What looks like reviews that are not their authors' own, and whether they count. */
export function VoiceSignals() {
  const t = useTranslations('operator.voices');
  const [state, setState] = useFilter('state', signalStates);
  const list = useList('voices', state ?? '', ({ cursor }, signal) =>
    api().listVoiceSignals({ query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [chosen, setChosen] = useState<ChosenDecision>();
  const decide = (reason: string) => {
    if (!chosen) return;
    const { signal, decision } = chosen;
    action.take(
      () => api().decideVoiceSignal({ params: { id: String(signal.id) }, body: { decision, reason } }),
      () => setChosen(undefined),
    );
  };
  return (
    <>
      <Head title={t('title')} />
      <div className="mb-4">
        <Filter values={signalStates} chosen={state} choose={setState} nameOf={(value) => t(`state.${value}`)} />
      </div>
      <Listed list={list} empty={t('empty')}>
        {(signal) => (
          <SignalEntry
            key={signal.id}
            signal={signal}
            onDecide={(decision) => {
              action.reset();
              setChosen({ signal, decision });
            }}
          />
        )}
      </Listed>
      {chosen && (
        <OperatorReasonDialog
          title={t(`${chosen.decision}Title`)}
          lead={t(`${chosen.decision}Lead`)}
          action={t(chosen.decision)}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={decide}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
