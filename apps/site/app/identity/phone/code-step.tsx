import { signUpFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { CodeDigits } from './code-digits.tsx';
import { CodeRing } from './code-ring.tsx';
import { type PhoneCode, spacedPhone } from './phone-code.ts';
import { minutesText, useSecondsUntil } from './use-seconds-until.ts';

/** The code that is on its way, and what it is for. */
export type PhoneCodeStepProps = {
  readonly code: PhoneCode;
  /** What the code is for: the time that is held. */
  readonly title?: ReactNode;
};

/** Enters the code that was sent to a phone; the sixth digit sends it. */
export function CodeStep({ code, title }: PhoneCodeStepProps) {
  const t = useTranslations('phone');
  const [full, setFull] = useState('');
  // A page can have the step twice: in its panel, and in the sheet of phones.
  const stateId = useId();
  const enter = (digits: string) => {
    setFull(digits);
    code.enter(digits);
  };
  if (code.needsName) return <NameStep onName={(name) => code.enter(full, name)} isBusy={code.isBusy} />;
  return (
    <div className="grid gap-4">
      <CodeRing expiresAt={code.expiresAt} />
      <div className="text-center">
        {title !== undefined && <h3 className="text-22">{title}</h3>}
        <p className="text-ink-soft">{t('sentTo')}</p>
        <bdi dir="ltr" className="font-strong">
          {spacedPhone(code.phone)}
        </bdi>
      </div>
      <CodeDigits error={code.error} isBusy={code.isBusy} describedBy={stateId} onFull={enter} />
      <CodeStateText id={stateId} code={code} onRetry={() => enter(full)} />
      <CodeActions code={code} />
    </div>
  );
}

function CodeStateText({
  id,
  code: { error, expiresAt },
  onRetry,
}: Pick<PhoneCodeStepProps, 'code'> & { id: string; onRetry: () => void }) {
  const t = useTranslations('phone');
  const isOver = useSecondsUntil(expiresAt) === 0;
  if (!error && !isOver) {
    return (
      <p id={id} className="flex justify-center gap-1.5 text-13 text-ink-soft">
        <Icon name="check" className="size-4" />
        {t('fills')}
      </p>
    );
  }
  const isLost = error?.kind === 'offline' || error?.kind === 'failed';
  return (
    <div id={id} role="alert" className="grid justify-items-center gap-2 text-15 font-strong text-other">
      <p>{!error || isOver ? t('over') : errorText(t, error)}</p>
      {isLost && !isOver && (
        <Button kind="outline" size="small" onClick={onRetry}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function errorText(t: ReturnType<typeof useTranslations<'phone'>>, error: NonNullable<PhoneCode['error']>): string {
  if (error.kind === 'wrong') return t('wrong', { count: error.triesLeft });
  return error.kind === 'answered' ? error.text : t(error.kind);
}

function CodeActions({ code }: Pick<PhoneCodeStepProps, 'code'>) {
  const t = useTranslations('phone');
  const locale = useLocale();
  const seconds = useSecondsUntil(code.resendAt);
  const after =
    seconds > 0 ? t.rich('after', { time: toDigits(locale, minutesText(seconds)), t: isolated }) : undefined;
  return (
    <div className="divide-y divide-line border-y border-line">
      <CodeAction icon="whatsapp" label={t('resend')} end={after} onClick={() => code.resend()} />
      <CodeAction icon="phone" label={t('sms')} onClick={() => code.resend('sms')} />
      <CodeAction icon="reload" label={t('change')} onClick={code.changeNumber} />
    </div>
  );
}

type CodeActionProps = {
  readonly icon: IconName;
  readonly label: string;
  /** When it can be done; at once where this is absent. */
  readonly end?: ReactNode;
  readonly onClick: () => void;
};

function CodeAction({ icon, label, end, onClick }: CodeActionProps) {
  return (
    <button
      type="button"
      aria-disabled={end !== undefined}
      className="flex min-h-12 w-full items-center gap-3 text-start text-15 aria-disabled:text-ink-soft"
      onClick={() => end === undefined && onClick()}
    >
      <Icon name={icon} className="text-ink-soft" />
      <span className="flex-1">{label}</span>
      {end !== undefined && <span className="text-13 text-ink-soft">{end}</span>}
    </button>
  );
}

type NameStepProps = { readonly onName: (name: string) => void; readonly isBusy: boolean };

/** The name of a new account, which a login has not asked for before. */
function NameStep({ onName, isBusy }: NameStepProps) {
  const t = useTranslations('phone');
  const [name, setName] = useState('');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && name.trim() !== '') onName(name);
      }}
    >
      <p className="text-ink-soft">{t('nameLead')}</p>
      <TextField
        {...describeFields(signUpFields, { t })('name')}
        icon="user"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('goOn')}
      </Button>
    </form>
  );
}
