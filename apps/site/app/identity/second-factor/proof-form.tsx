import type { SecondFactorState } from '@tajmeelspot/contract/identity/second-factor.ts';
import { switchOffSecondFactorFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { takeFocus } from '../../forms/take-focus.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { fieldsOf } from './fields-of.ts';
import type { SecondFactorEditor, SecondFactorQuestion } from './second-factor-editor.ts';

type ProofFormProps = {
  readonly editor: SecondFactorEditor;
  readonly question: SecondFactorQuestion;
  readonly proof: SecondFactorState['proof'];
};

const textsOf = { setUp: 'setUp', renew: 'renewal', stop: 'removal' } as const;

/** Who it is, before the two-step login changes: the password where there is one, and a code where it is on. */
export function ProofForm({ editor, question, proof }: ProofFormProps) {
  const t = useTranslations('secondFactor');
  const tProof = useTranslations('secondFactor.proof');
  const { isBusy, formErrors } = editor;
  const field = describeFields(switchOffSecondFactorFields, { t: tProof, errors: formErrors?.fields });
  const texts = textsOf[question];
  const withPassword = proof === 'password';
  const withCode = question !== 'setUp';
  const submit = question === 'setUp' ? t('next') : t(`${textsOf[question]}.submit`);
  return (
    <form
      noValidate={!withPassword && !withCode}
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) editor.send(question, fieldsOf(event.currentTarget));
      }}
    >
      <div>
        <h2 ref={withPassword || withCode ? undefined : takeFocus} tabIndex={-1} className="rounded-small text-22">
          {t(`${texts}.title`)}
        </h2>
        <p className="mt-1 text-15 text-ink-soft">{t(`${texts}.lead`)}</p>
      </div>
      <ErrorMessage text={formErrors?.message ?? (withPassword ? undefined : formErrors?.fields['password'])} />
      {proof === 'login' && <p className="text-15">{t('logInFirst')}</p>}
      {withPassword && (
        <PasswordField {...field('password')} required autoComplete="current-password" ref={takeFocus} />
      )}
      {withCode && <CodeField {...field('code')} ref={withPassword ? undefined : takeFocus} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isBusy} disabled={proof === 'login'}>
          {submit}
        </Button>
        <Button kind="outline" onClick={() => editor.ask(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
