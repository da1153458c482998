import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PhoneLogIn } from '../../shell/account/phone-log-in.tsx';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { readToken, storeSession } from '../../shell/session-store.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';

/** The way to the dashboard by a phone; a number that opens the account of a customer is asked whether it is for work, too. */
export function ProfessionalPhone() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isCustomer, setCustomer] = useState(false);
  // That page leads a vendor on to the dashboard, which lies outside of this site.
  const leave = () => void navigate(inLanguage(language, '/professionallogin'), { replace: true });
  if (isCustomer) return <KnownCustomer onVendor={leave} />;
  return <PhoneLogIn isProfessional onLogIn={({ role_id: roleId }) => (roleId === 0 ? leave() : setCustomer(true))} />;
}

function KnownCustomer({ onVendor }: { readonly onVendor: () => void }) {
  const t = useTranslations('identity');
  const { become, isBusy, errorText } = useBecomeVendor(onVendor);
  return (
    <div className="grid gap-3" aria-live="polite">
      <h3 className="text-18">{t('chooser.known')}</h3>
      <p className="text-15 text-ink-soft">{t('chooser.knownText')}</p>
      <ErrorMessage text={errorText} />
      <Button isWide isBusy={isBusy} onClick={become}>
        {t('chooser.become')}
      </Button>
    </div>
  );
}

function useBecomeVendor(onVendor: () => void) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const become = async () => {
    setBusy(true);
    setErrorText(undefined);
    try {
      const { data } = await browserApi(language).becomeVendor();
      storeSession(data, readToken() ?? '');
      onVendor();
    } catch (error) {
      const { message, fields } = toFormErrors(error, '');
      setErrorText(message ?? Object.values(fields).join(' '));
      setBusy(false);
    }
  };
  return { become: () => void become(), isBusy, errorText };
}
