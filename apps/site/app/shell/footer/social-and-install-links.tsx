import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';

/** The ways out of the browser: social networks and the home screens of phones. */
export function SocialAndInstallLinks() {
  const t = useTranslations('shell.footer');
  const language = useLanguage();
  const look = 'flex min-h-11 items-center rounded-control hover:text-on-field focus-visible:outline-on-field';
  return (
    <>
      <Link to={inLanguage(language, '/contact#social')} className={`gap-3 ${look}`}>
        <Icon name="instagram" />
        <Icon name="facebook" />
        <Icon name="x" />
        {t('social')}
      </Link>
      <span className="flex gap-2">
        {['iPhone', 'Android'].map((system) => (
          <Link
            key={system}
            to={inLanguage(language, '/app')}
            className={`gap-2.5 bg-on-field-tint px-3.5 py-1 inset-ring inset-ring-on-field-line ${look}`}
          >
            <Icon name="home" />
            <span>
              <small className="block text-13 leading-tight">{t('install')}</small>
              <bdi className="block leading-tight font-strong text-on-field">{system}</bdi>
            </span>
          </Link>
        ))}
      </span>
    </>
  );
}
