import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { LazyCodeStep } from '../../identity/phone/lazy-code-step.tsx';
import { PhoneField } from '../../identity/phone/phone-field.tsx';
import { useTranslations } from '../messages/translations.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { PhoneCodeError } from '../../identity/phone/phone-code.ts';
import { offlineText } from '../offline/offline-text.ts';
import { readNewcomer, storeNewcomer } from './remembered-newcomer.ts';
import { usePhoneCode } from './use-phone-code.ts';

type PhoneLogInProps = {
  /** A new account is one of a vendor. */
  readonly isProfessional?: boolean;
  readonly onLogIn: (user: { readonly name: string; readonly role_id: number }) => void;
};

/** A login without a password: a phone, and the code that was sent to it. It makes the account where there is none. */
export function PhoneLogIn({ isProfessional = false, onLogIn }: PhoneLogInProps) {
  const t = useTranslations('phone');
  const [typed, setTyped] = useState<string>();
  const isHydrated = useHydrated();
  const phone = typed ?? (isHydrated ? readNewcomer().phone : '');
  const { code, error, isBusy, send } = usePhoneCode({
    place: isProfessional ? 'code for work' : 'code',
    purpose: 'log_in',
    isProfessional,
    onLogIn: (user) => {
      storeNewcomer({ name: user.name, phone });
      onLogIn(user);
    },
  });
  if (code) return <LazyCodeStep code={code} />;
  const text = error?.kind === 'answered' ? error.text : undefined;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(phone);
      }}
    >
      <ErrorMessage text={lostText(error, t('failed'))} />
      <PhoneField errorMessage={text} value={phone} onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

/** What is said where no code was sent and the server did not say why. */
function lostText(error: PhoneCodeError | undefined, failed: string): string | undefined {
  if (error?.kind === 'offline') return offlineText();
  return error?.kind === 'failed' ? failed : undefined;
}
