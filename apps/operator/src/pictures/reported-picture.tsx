import { isolate } from '@tajmeelspot/language/isolate.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Picture, type ShownPicture } from '@tajmeelspot/ui/picture.tsx';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { useTranslations } from 'use-intl';
import { readLanguage } from '../shell/language.ts';

type ReportedPictureProps = {
  readonly picture: {
    readonly caption: string;
    readonly subject: 'work' | 'before_after' | 'room';
    readonly consent_name: string | null;
    readonly is_shown: boolean;
    readonly shown: ShownPicture | null;
  };
  readonly venue: { readonly slug: string };
};

/** The picture that is objected to, who agreed to be shown, and where it stands. */
export function ReportedPicture({ picture, venue }: ReportedPictureProps) {
  const t = useTranslations('operator.pictureCases');
  const tPictures = useTranslations('operator.approvals.pictures');
  const { shown, caption, consent_name: name } = picture;
  return (
    <div className="grid content-start gap-1.5 text-15">
      {shown ? (
        <a
          href={shown.url}
          target="_blank"
          rel="noreferrer"
          className="block aspect-4/3 overflow-hidden rounded-control bg-surface-sunk"
        >
          <Picture picture={shown} alt={caption} sizes="256px" />
        </a>
      ) : (
        <p className="text-ink-soft">{t('gone')}</p>
      )}
      {shown && !picture.is_shown && <p className="text-pending">{t('unchecked')}</p>}
      <p className="text-13 text-ink-soft">
        {tPictures(`subjects.${picture.subject}`)}
        {name !== null && (
          <span className="block wrap-anywhere" dir="auto">
            {t('consent', { name: isolate(readLanguage(), name) })}
          </span>
        )}
      </p>
      <a
        className={`${buttonClass({ kind: 'text', size: 'small' })} -ms-3 justify-self-start`}
        href={siteAddress(readLanguage(), `/v/${venue.slug}#portfolio`)}
        target="_blank"
        rel="noreferrer"
      >
        {t('page')}
      </a>
    </div>
  );
}
