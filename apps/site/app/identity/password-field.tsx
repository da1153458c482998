import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'end'>;

/** A password that its owner may look at. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('identity.fields');
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft"
      aria-label={isShown ? t('hide') : t('show')}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} icon="lock" end={toggle} />;
}
