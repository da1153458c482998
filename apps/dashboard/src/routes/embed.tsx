import { type Language, languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyField } from '../embed/copy-field.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLanguage } from '../shell/language.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';

/** Tall enough for two lines of title and of times, pixels. */
const frameHeight = 340;

/** How a service is put on somebody else's page: a frame with free times, or a link. */
export function Embed() {
  const t = useTranslations('records.embed');
  const { venue } = useVenue();
  const query = useQuery({
    queryKey: ['schedule', venue.id],
    queryFn: async ({ signal }) => (await api().findSchedule({ params: { id: String(venue.id) }, signal })).data,
  });
  const published = query.data?.services.filter(({ is_published: isPublished }) => isPublished);
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      <LoadState of={query} />
      {published?.length === 0 && <p className="py-6 text-ink-soft">{t('none')}</p>}
      {published && published.length > 0 && <EmbedCode services={published} />}
    </>
  );
}

function EmbedCode({ services }: { readonly services: readonly { readonly id: number; readonly title: string }[] }) {
  const t = useTranslations('records.embed');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [chosen, choose] = useState(services[0]?.id);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  if (!service) return null;
  const absolute = (path: string) => new URL(siteAddress(language, path), location.origin).href;
  const frame = absolute(`/embed/${service.id}`);
  const title = service.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const code = `<iframe src="${frame}" title="${title}" width="100%" height="${frameHeight}" style="border:0;max-width:420px" loading="lazy"></iframe>`;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4">
        <SelectField
          name="service"
          label={t('service')}
          value={service.id}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {services.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="language"
          label={t('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {ownNames[one]}
            </option>
          ))}
        </SelectField>
        <CopyField name="frame" label={t('frame')} text={code} rows={4} />
        <CopyField name="link" label={t('link')} text={absolute(`/listing-details/${service.id}`)} rows={2} />
      </div>
      <Preview address={frame} title={service.title} />
    </div>
  );
}

function Preview({ address, title }: { readonly address: string; readonly title: string }) {
  const t = useTranslations('records.embed');
  return (
    <section aria-labelledby="preview" className="grid gap-2">
      <h2 id="preview" className="text-16">
        {t('preview')}
      </h2>
      <iframe
        key={address}
        src={address}
        title={title}
        height={frameHeight}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="w-full max-w-105 rounded-card"
      />
    </section>
  );
}
