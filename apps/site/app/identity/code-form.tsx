import { finishLogInFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { takeFocus } from '../forms/take-focus.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { CodeField } from './code-field.tsx';

type CodeFormProps = {
  readonly formErrors: FormErrors | undefined;
  readonly isBusy: boolean;
  readonly onSend: (code: string) => void;
  readonly onBack: () => void;
};

/** The second step of a login: a code of the app, or a recovery code. */
export function CodeForm({ formErrors, isBusy, onSend, onBack }: CodeFormProps) {
  const t = useTranslations('identity.code');
  const field = describeFields(finishLogInFields, { t, errors: formErrors?.fields });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('code');
        if (!isBusy) onSend(typeof code === 'string' ? code : '');
      }}
    >
      <ErrorMessage text={formErrors?.message} />
      <CodeField {...field('code')} ref={takeFocus} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
      <Button kind="text" size="small" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
