import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link, useSearchParams } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** What the address of the way in with a phone says of who works (`as`). */
export const professional = 'professional';

/** Leads from the forms with an email to the way in with a phone, and remembers the page that comes after it. */
export function ToPhoneLink({ isProfessional = false }: { readonly isProfessional?: boolean }) {
  const t = useTranslations('phone');
  const language = useLanguage();
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (isProfessional) next.set('as', professional);
  return (
    <Link
      to={{ pathname: inLanguage(language, '/signuplogin'), search: next.toString() }}
      className={buttonClass({ kind: 'outline', isWide: true })}
    >
      <Icon name="phone" />
      {t('chooserTitle')}
    </Link>
  );
}
