import { providerNames } from '@tajmeelspot/contract/identity/provider-names.ts';
import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLanguage } from '../shell/language.ts';

type ProviderButtonsProps = {
  readonly providers: readonly Provider[];
  readonly accountKind: 'customer' | 'professional';
};

/** The other ways in, after the form; nothing where this installation has none. They work without scripts too. */
export function ProviderButtons({ providers, accountKind }: ProviderButtonsProps) {
  const t = useTranslations('providers');
  const language = useLanguage();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <div className={`grid gap-2.5 ${providers.length > 1 ? 'grid-cols-2' : ''}`}>
        {providers.map((provider) => (
          <a
            key={provider}
            href={addressOf(provider, accountKind, language)}
            rel="nofollow"
            aria-label={t('with', { provider: providerNames[provider] })}
            className="button min-h-12 bg-surface px-3 text-16 text-ink inset-ring inset-ring-line hover:bg-lapis-tint"
          >
            {provider === 'facebook' ? <Icon name="facebook" /> : <GoogleMark />}
            {providerNames[provider]}
          </a>
        ))}
      </div>
    </div>
  );
}

/** At the root of the host, outside of the base path. */
function addressOf(provider: Provider, accountKind: ProviderButtonsProps['accountKind'], language: string): string {
  const query = new URLSearchParams({
    ...(accountKind === 'professional' ? { as: 'vendor' } : {}),
    ...(language === 'en' ? {} : { language }),
  });
  return `/${provider}/redirect${query.size > 0 ? `?${query}` : ''}`;
}

/** Drawn like the icons beside it. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
      <path d="M15.6 5.4A7.2 7.2 0 1 0 17.2 10H10.4" />
    </svg>
  );
}
