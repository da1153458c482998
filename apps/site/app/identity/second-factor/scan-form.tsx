import { switchOnSecondFactorFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';
import { useState } from 'react';
import { takeFocus } from '../../forms/take-focus.ts';
import { copyText } from '../../shell/copy-text.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { CodeField } from '../code-field.tsx';
import { fieldsOf } from './fields-of.ts';
import type { SecondFactorEditor } from './second-factor-editor.ts';

type ScanFormProps = { readonly editor: SecondFactorEditor; readonly secret: string; readonly address: string };

/** The picture for the app, the same to be typed, and the first code, which switches the two-step login on. */
export function ScanForm({ editor, secret, address }: ScanFormProps) {
  const t = useTranslations('secondFactor.setUp');
  const tEditor = useTranslations('secondFactor');
  const { isBusy, formErrors } = editor;
  const field = describeFields(switchOnSecondFactorFields, { t, errors: formErrors?.fields });
  return (
    <form
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) editor.send('switchOn', { ...fieldsOf(event.currentTarget), secret, address });
      }}
    >
      <div>
        <h2 className="text-22">{t('scanTitle')}</h2>
        <p className="mt-1 text-15 text-ink-soft">{t('scanLead')}</p>
      </div>
      <div className="grid justify-items-center gap-3 rounded-card bg-surface-sunk p-4">
        <QrCode text={address} label={t('picture')} />
        <p className="text-13 text-ink-soft">{t('secret')}</p>
        <Secret secret={secret} />
      </div>
      <ErrorMessage text={formErrors?.message} />
      <CodeField {...field('code')} inputMode="numeric" ref={takeFocus} />
      <p className="flex items-start gap-2 text-13 text-ink-soft">
        <Icon name="alert" className="mt-px size-4" />
        {t('note')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isBusy}>
          {t('submit')}
        </Button>
        <Button kind="outline" onClick={() => editor.ask(undefined)}>
          {tEditor('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const t = useTranslations('secondFactor.setUp');
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <bdi dir="ltr" className="text-center text-15 font-strong tracking-wider wrap-anywhere select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </bdi>
      <Button kind="text" size="small" onClick={() => void copyText(secret).then(setCopied)}>
        {t(isCopied ? 'copied' : 'copySecret')}
      </Button>
    </>
  );
}
