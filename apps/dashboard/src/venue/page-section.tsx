import { changeSlugFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { CopyField } from '../embed/copy-field.tsx';
import { FormFrame, SectionCard } from '../fields/form-frame.tsx';
import { useOptional } from '../fields/use-optional.ts';
import { useLanguage } from '../shell/language.ts';
import type { SaveState } from '../shell/venue/use-save.ts';

type PageSectionProps = {
  readonly venue: OwnVenue;
  readonly saving: SaveState;
  readonly onSave: (input: { slug: string }) => void;
};

/** The page of the venue for a profile or a shop window: its link, its code, its print sheet, and the link's last part. */
export function PageSection({ venue, saving, onSave }: PageSectionProps) {
  const t = useTranslations('venue.page');
  const language = useLanguage();
  const path = siteAddress(language, `/v/${venue.slug}`);
  const texts = { copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') };
  const isShown = venue.progress.published > 0 && !venue.approval.is_needed;
  return (
    <SectionCard id="page" title={t('title')} text={t('text')}>
      <CopyField name="page" label={t('link')} text={new URL(path, location.origin).href} rows={1} texts={texts} />
      {isShown ? <PageLinks path={path} slug={venue.slug} /> : <p className="text-15 text-pending">{t('notShown')}</p>}
      <SlugForm key={venue.slug} slug={venue.slug} saving={saving} onSave={onSave} />
    </SectionCard>
  );
}

function PageLinks({ path, slug }: { readonly path: string; readonly slug: string }) {
  const t = useTranslations('venue.page');
  const look = buttonClass({ kind: 'outline', size: 'small' });
  const newTab = { target: '_blank', rel: 'noopener', className: look } as const;
  return (
    <div className="grid grid-cols-[112px_1fr] items-center gap-4">
      <img src={`${path}/qr.svg`} alt={t('code')} width={112} height={112} className="size-28 rounded-control" />
      <div className="flex flex-wrap gap-2">
        <a href={path} {...newTab}>
          {t('preview')}
        </a>
        <a href={`${path}/poster`} {...newTab}>
          {t('poster')}
        </a>
        <a href={`${path}/qr.svg`} download={`${slug}.svg`} className={look}>
          {t('download')}
        </a>
      </div>
    </div>
  );
}

type SlugFormProps = Omit<PageSectionProps, 'venue'> & { readonly slug: string };

function SlugForm({ slug, saving, onSave }: SlugFormProps) {
  const t = useTranslations('venue.page');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({ fields: changeSlugFields, initial: { slug }, t, optional: useOptional(), errors });
  return (
    <FormFrame submit={t('change')} {...{ isBusy, errorMessage }} onSubmit={form.submit(onSave)}>
      <TextField {...form.text('slug')} dir="ltr" autoCapitalize="none" autoComplete="off" hint={t('hint')} />
    </FormFrame>
  );
}
