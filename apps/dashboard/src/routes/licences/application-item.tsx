import type { LicenceApplication } from '@tajmeelspot/contract/venues/licences.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import { DocumentPicture } from './document-picture.tsx';
import { DocumentUpload } from './document-upload.tsx';
import { LicenceFacts } from '../../licences/licence-lists.tsx';

const tones: Readonly<Record<LicenceApplication['state'], Tone>> = {
  incomplete: 'bad',
  waiting: 'waiting',
  asked: 'waiting',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};

/** A licence that was handed in: what became of it, its document, and the way to take it back. */
export function ApplicationItem({ application }: { readonly application: LicenceApplication }) {
  const t = useTranslations('venue.licences');
  const locale = useLocale();
  const { id, state, number, holder, expires_on: until, reply, has_document: hasDocument } = application;
  const name = t(`classes.${application.class}`);
  const isOpen = state === 'incomplete' || state === 'waiting' || state === 'asked';
  const { save: withdraw, ...taking } = useSave(() => api().withdrawLicenceApplication({ params: { id: String(id) } }));
  return (
    <li className="grid gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0" aria-label={name}>
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <span className="min-w-0 grow basis-40">
          <b className="block font-strong">{name}</b>
          <LicenceFacts
            facts={[t('number', { number }), holder, t('until', { day: formatDay(locale, until, 'full') })]}
          />
        </span>
        <Badge tone={tones[state]} label={t(`states.${state === 'waiting' ? 'unchecked' : state}`)} />
      </div>
      {reply && <p className="text-15 wrap-anywhere">{t('reply', { reply })}</p>}
      {hasDocument && <DocumentPicture id={id} handedInAt={application.handed_in_at} />}
      {isOpen && (
        <>
          <DocumentUpload id={id} hasDocument={hasDocument} />
          <ErrorMessage text={taking.errorMessage} />
          <Button
            kind="text"
            size="small"
            className="justify-self-start"
            isBusy={taking.isBusy}
            aria-label={t('of', { action: t('withdraw'), licence: name })}
            onClick={() => withdraw(undefined)}
          >
            {t('withdraw')}
          </Button>
        </>
      )}
    </li>
  );
}
