import { Skeleton } from '../skeleton.tsx';
import { SwitchField } from '../switch-field.tsx';
import type { PushState, PushSwitchState } from './use-push.ts';

type PushSwitchProps = {
  readonly push: PushSwitchState;
  readonly label: string;
  readonly text: string;
  /** Why it cannot be switched on, or was not. */
  readonly explanations: Readonly<Record<Extract<PushState, 'unsupported' | 'blocked' | 'failed'>, string>>;
};

/** One switch for the push messages of this browser, or the sentence why there is none. */
export function PushSwitch({ push: { state, isBusy, onChange }, label, text, explanations }: PushSwitchProps) {
  const explanation = state === 'unsupported' || state === 'blocked' || state === 'failed' ? explanations[state] : '';
  const hasSwitch = state === 'on' || state === 'off' || state === 'failed';
  return (
    <div aria-busy={isBusy || state === 'loading'} className="grid gap-1">
      {state === 'loading' && <Skeleton className="h-11 w-full" />}
      {hasSwitch && (
        <SwitchField label={label} text={text} isOn={state === 'on'} onChange={(isOn) => isBusy || onChange(isOn)} />
      )}
      <output className="text-15 text-ink-soft empty:hidden">{explanation}</output>
    </div>
  );
}
