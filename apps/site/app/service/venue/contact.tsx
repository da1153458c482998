import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type ContactProps = { readonly service: Pick<Service, 'establishment' | 'phone' | 'email' | 'website' | 'social'> };

const networks = [
  ['instagram', 'instagram', 'Instagram'],
  ['facebook', 'facebook', 'Facebook'],
  ['twitter', 'x', 'X'],
  ['linkedin', 'linkedin', 'LinkedIn'],
  ['youtube', 'youtube', 'YouTube'],
] as const satisfies readonly (readonly [keyof Service['social'], IconName, string])[];

/** How to reach the place. */
export function Contact({ service: { establishment: venue, phone, email, website, social } }: ContactProps) {
  const t = useTranslations('service.contact');
  const card = useTranslations('card');
  return (
    <section id="contact" className="rounded-card bg-surface px-6 py-5 inset-ring inset-ring-line">
      <h2 className="mb-2 text-18">{t('title')}</h2>
      <ul className="text-15">
        <ContactRow icon="pin">
          <span className="py-2.75">{card('location', { district: venue.address, city: venue.city })}</span>
        </ContactRow>
        {phone !== null && (
          <ContactRow icon="phone">
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </ContactRow>
        )}
        {email !== null && (
          <ContactRow icon="mail">
            <a href={`mailto:${email}`} className={linkClass}>
              <bdi>{email}</bdi>
            </a>
          </ContactRow>
        )}
        {isWebAddress(website) && (
          <ContactRow icon="globe">
            <a href={website} target="_blank" rel="noopener noreferrer" className={linkClass}>
              <bdi>{website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
              <span className="sr-only"> {t('newTab')}</span>
            </a>
          </ContactRow>
        )}
      </ul>
      <SocialLinks social={social} />
    </section>
  );
}

const linkClass = 'inline-flex min-h-11 items-center break-all hover:text-lapis hover:underline';

function ContactRow({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-3 text-ink-soft" />
      {children}
    </li>
  );
}

function SocialLinks({ social }: Pick<Service, 'social'>) {
  const t = useTranslations('service.contact');
  const shown = networks.flatMap(([key, icon, name]) => {
    const address = social[key];
    return isWebAddress(address) ? [{ address, icon, name }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {shown.map(({ address, icon, name }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} ${t('newTab')}`}
            className="grid size-11 place-items-center rounded-full inset-ring inset-ring-line hover:bg-lapis-tint hover:text-lapis"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Addresses come from the places themselves: only those of the web become links. */
const isWebAddress = (address: string | null): address is string => address !== null && /^https?:\/\//.test(address);
