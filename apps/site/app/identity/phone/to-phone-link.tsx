import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link, useSearchParams } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Leads from the forms with an email to the way in with a phone, and remembers the page that comes after it. */
export function ToPhoneLink() {
  const t = useTranslations('phone');
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    <Link
      to={{ pathname: inLanguage(language, '/signuplogin'), search: search.toString() }}
      className={buttonClass({ kind: 'outline', isWide: true })}
    >
      <Icon name="phone" />
      {t('chooserTitle')}
    </Link>
  );
}
