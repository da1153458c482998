import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { AccountPage } from '../../identity/account-page.tsx';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { readNextPage } from '../../shell/next-page.ts';
import { PhoneLogIn } from '../../shell/account/phone-log-in.tsx';
import { professional } from '../../identity/phone/to-phone-link.tsx';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { ProfessionalPhone } from './professional-phone.tsx';
import type { Route } from './+types/signuplogin.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'chooser.title');
  return { messages: messagesOf(language, 'identity', 'phone'), head: headOf(language, 'identity', { name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function SignUpLogIn({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <AccountChooser />
    </PageMessages>
  );
}

function AccountChooser() {
  const t = useTranslations('identity.chooser');
  const tPhone = useTranslations('phone');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <PhoneCard />
      <h2 className="text-18">{tPhone('orByEmail')}</h2>
      <AccountCard
        icon="user"
        title={t('customer')}
        text={t('customerText')}
        logIn="/customerslogin"
        signUp="/signup"
      />
      <AccountCard
        icon="scissors"
        title={t('professional')}
        text={t('professionalText')}
        logIn="/professionallogin"
        signUp="/professionalsignup"
      />
    </AccountPage>
  );
}

/** The shortest way in: it needs no account of before, and no password. */
function PhoneCard() {
  const t = useTranslations('identity.chooser');
  const tPhone = useTranslations('phone');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isForWork = search.get('as') === professional;
  return (
    <section className="noscript:hidden rounded-card bg-surface p-5 shadow-rest inset-ring inset-ring-line">
      <h2 className="flex items-center gap-2.5 text-18">
        <Icon name={isForWork ? 'scissors' : 'phone'} className="text-lapis" />
        {isForWork ? t('workTitle') : tPhone('chooserTitle')}
      </h2>
      <p className="mt-1 mb-4 text-15 text-ink-soft">{isForWork ? t('workText') : tPhone('chooserText')}</p>
      {isForWork ? (
        <ProfessionalPhone />
      ) : (
        <PhoneLogIn onLogIn={() => void navigate(readNextPage(search, language), { replace: true })} />
      )}
      <OtherUse isForWork={isForWork} />
    </section>
  );
}

/** Leads from the phone of a customer to that of a professional, and back. */
function OtherUse({ isForWork }: { readonly isForWork: boolean }) {
  const t = useTranslations('identity.chooser');
  const [search] = useSearchParams();
  const other = new URLSearchParams(search);
  if (isForWork) other.delete('as');
  else other.set('as', professional);
  return (
    <p className="mt-4 border-t border-line pt-2 text-15 text-ink-soft">
      {!isForWork && <span className="block pt-1.5">{t('work')}</span>}
      <Link
        replace
        to={{ search: other.toString() }}
        className="inline-flex min-h-11 items-center font-strong text-lapis hover:underline"
      >
        {t(isForWork ? 'toCustomer' : 'workLink')}
      </Link>
    </p>
  );
}

type AccountCardProps = { icon: IconName; title: string; text: string; logIn: string; signUp: string };

function AccountCard({ icon, title, text, logIn, signUp }: AccountCardProps) {
  const t = useTranslations('identity.chooser');
  const language = useLanguage();
  const [search] = useSearchParams();
  const to = (pathname: string) => ({ pathname: inLanguage(language, pathname), search: search.toString() });
  return (
    <section className="rounded-card bg-surface p-5 shadow-rest inset-ring inset-ring-line">
      <h2 className="flex items-center gap-2.5 text-18">
        <Icon name={icon} className="text-lapis" />
        {title}
      </h2>
      <p className="mt-1 mb-4 text-15 text-ink-soft">{text}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Link to={to(logIn)} className={buttonClass({ size: 'small' })}>
          {t('logIn')}
        </Link>
        <Link to={to(signUp)} className={buttonClass({ kind: 'outline', size: 'small' })}>
          {t('signUp')}
        </Link>
      </div>
    </section>
  );
}
