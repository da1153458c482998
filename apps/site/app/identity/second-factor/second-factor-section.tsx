import type { SecondFactorState } from '@tajmeelspot/contract/identity/second-factor.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { RecoveryCodes } from '@tajmeelspot/ui/recovery-codes.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { SuccessMessage } from '../../forms/success-message.tsx';
import { copyText } from '../../shell/copy-text.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ProofForm } from './proof-form.tsx';
import { ScanForm } from './scan-form.tsx';
import type { SecondFactorEditor } from './second-factor-editor.ts';

/** Whether a login asks for a code of an app, and the steps that change it. */
export function SecondFactorSection({ editor }: { readonly editor: SecondFactorEditor }) {
  const t = useTranslations('secondFactor');
  return (
    <section
      aria-label={t('title')}
      aria-busy={editor.isLoading}
      className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:col-span-2 lg:p-8"
    >
      <CurrentStep editor={editor} />
    </section>
  );
}

function CurrentStep({ editor }: { readonly editor: SecondFactorEditor }) {
  const { step, state } = editor;
  if (step.kind === 'codes') return <CodesStep codes={step.codes} editor={editor} />;
  if (state && step.kind === 'scan') return <ScanForm editor={editor} secret={step.secret} address={step.address} />;
  if (state && step.kind === 'question') {
    return <ProofForm key={step.question} editor={editor} question={step.question} proof={state.proof} />;
  }
  return <Overview editor={editor} />;
}

function CodesStep({ codes, editor }: { readonly codes: readonly string[]; readonly editor: SecondFactorEditor }) {
  const t = useTranslations('secondFactor.codes');
  const names = ['list', 'copy', 'copied', 'download', 'print', 'done', 'file'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, t(name)])) as Record<(typeof names)[number], string>;
  return (
    <>
      <SuccessMessage text={editor.message} />
      <h2 className="text-22">{t('title')}</h2>
      <p className="max-w-prose text-15 text-ink-soft">{t('lead')}</p>
      <div className="max-w-md">
        <RecoveryCodes codes={codes} texts={texts} onCopy={copyText} onDone={() => editor.ask(undefined)} />
      </div>
    </>
  );
}

function Overview({ editor }: { readonly editor: SecondFactorEditor }) {
  const t = useTranslations('secondFactor');
  const { state } = editor;
  return (
    <>
      <SuccessMessage text={editor.message} />
      <div>
        <h2 className="text-22">{t('title')}</h2>
        <p className="mt-1 max-w-prose text-15 text-ink-soft">{t('lead')}</p>
      </div>
      {state === undefined && (
        <>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-11 w-full max-w-60 rounded-control" />
        </>
      )}
      {state === null && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('loadFailed')}</p>
          <Button kind="outline" size="small" isBusy={editor.isLoading} onClick={editor.reload}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </div>
      )}
      {state && <OverviewActions editor={editor} state={state} />}
    </>
  );
}

function OverviewActions({
  editor,
  state,
}: {
  readonly editor: SecondFactorEditor;
  readonly state: SecondFactorState;
}) {
  const t = useTranslations('secondFactor');
  const locale = useLocale();
  if (state.enrolled_at === null) {
    return (
      <Button className="md:justify-self-start" onClick={() => editor.ask('setUp')}>
        <Icon name="lock" />
        {t('start')}
      </Button>
    );
  }
  const day = formatDay(locale, inBaghdad(state.enrolled_at).date, 'full');
  const left = state.recovery_codes_left;
  return (
    <>
      <p className="flex items-center gap-2 font-strong text-confirmed">
        <Icon name="check" />
        {t('on', { day })}
      </p>
      <p className={`text-15 ${left === 0 ? 'font-strong text-pending' : 'text-ink-soft'}`}>
        {t('codesLeft', { count: left })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" onClick={() => editor.ask('renew')}>
          {t('renew')}
        </Button>
        <Button kind="outline" size="small" onClick={() => editor.ask('stop')}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}
