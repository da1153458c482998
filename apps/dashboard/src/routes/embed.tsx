import { type Language, languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyField } from '../embed/copy-field.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useOwnVenue } from '../shell/venue/venue-queries.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLanguage } from '../shell/language.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';

/** Tall enough for two lines of title and of times, pixels; and for the list of a whole venue. */
const frameHeight = { service: 340, venue: 680 };

/** How a service is put on somebody else's page: a frame with free times, or a link. */
export function Embed() {
  const t = useTranslations('records.embed');
  const { venue } = useVenue();
  const query = useQuery({
    queryKey: ['schedule', venue.id],
    queryFn: async ({ signal }) => (await api().findSchedule({ params: { id: String(venue.id) }, signal })).data,
  });
  const own = useOwnVenue(venue.id);
  const published = query.data?.services.filter(({ is_published: isPublished }) => isPublished);
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      <LoadState of={query} />
      {published?.length === 0 && <p className="py-6 text-ink-soft">{t('none')}</p>}
      {published && published.length > 0 && own.data && <EmbedCode slug={own.data.slug} services={published} />}
    </>
  );
}

type EmbedCodeProps = {
  readonly slug: string;
  readonly services: readonly { readonly id: number; readonly title: string }[];
};

/** What can be framed: the whole venue, and each service. */
const framesOf = ({ slug, services }: EmbedCodeProps, whole: string) => [
  { id: 0, title: whole, frame: `/embed/v/${slug}`, page: `/v/${slug}`, height: frameHeight.venue },
  ...services.map(({ id, title }) => ({
    id,
    title,
    frame: `/embed/${id}`,
    page: `/listing-details/${id}`,
    height: frameHeight.service,
  })),
];

function EmbedCode(props: EmbedCodeProps) {
  const t = useTranslations('records.embed');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [chosen, choose] = useState(0);
  const frames = framesOf(props, t('whole'));
  const service = frames.find(({ id }) => id === chosen) ?? frames[0];
  if (!service) return null;
  const textsFor = (what: string) => ({ copy: t('copy', { what }), copied: t('copied'), notCopied: t('notCopied') });
  const absolute = (path: string) => new URL(siteAddress(language, path), location.origin).href;
  const frame = absolute(service.frame);
  const title = service.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const code = `<iframe src="${frame}" title="${title}" width="100%" height="${service.height}" style="border:0;max-width:420px" loading="lazy"></iframe>`;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4">
        <SelectField
          name="service"
          label={t('service')}
          value={service.id}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {frames.map(({ id, title: name }) => (
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
        <CopyField name="frame" label={t('frame')} text={code} rows={4} texts={textsFor(t('frame'))} />
        <CopyField name="link" label={t('link')} text={absolute(service.page)} rows={2} texts={textsFor(t('link'))} />
      </div>
      <Preview address={frame} title={service.title} height={service.height} />
    </div>
  );
}

type PreviewProps = { readonly address: string; readonly title: string; readonly height: number };

function Preview({ address, title, height }: PreviewProps) {
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
        height={height}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="w-full max-w-105 rounded-card"
      />
    </section>
  );
}
