import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import type { ApprovalKind } from '@tajmeelspot/contract/operator/kinds.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { useTranslations } from 'use-intl';
import { dayOf } from '../parts/moments.ts';
import { useLocale } from '../shell/locale.ts';
import { Fact, FactSection } from './facts.tsx';

type PictureFactsProps = { readonly kind: ApprovalKind; readonly facts: NonNullable<Approval['picture']> };

/** A picture as everybody would see it, what is said of it, and who agreed to be shown. */
export function PictureFacts({ kind, facts }: PictureFactsProps) {
  const t = useTranslations('operator.approvals');
  const { picture, subject, text, title, employee, author } = facts;
  const isPortrait = kind === 'portrait';
  return (
    <FactSection title={t(`kind.${kind}`)}>
      <div className="my-3 overflow-hidden rounded-control bg-surface-sunk">
        <Picture
          picture={picture}
          alt={text}
          sizes="(min-width: 1024px) 720px, 100vw"
          isFirst
          className={isPortrait ? 'mx-auto aspect-square w-80 max-w-full' : 'max-h-160 w-full object-contain'}
        />
      </div>
      <dl>
        {subject !== null && <Fact name={t('pictures.subject')}>{t(`pictures.subjects.${subject}`)}</Fact>}
        <Fact name={t(isPortrait ? 'pictures.shown' : author === null ? 'pictures.caption' : 'pictures.review')}>
          <span dir="auto" className="block whitespace-pre-line">
            {text}
          </span>
        </Fact>
        {author !== null && (
          <Fact name={t('pictures.author')}>
            <bdi>{author}</bdi>
          </Fact>
        )}
        {title !== null && <Fact name={t(isPortrait ? 'pictures.job' : 'pictures.of')}>{title}</Fact>}
        {employee !== null && !isPortrait && <Fact name={t('pictures.employee')}>{employee}</Fact>}
        {author === null && <ConsentFact facts={facts} />}
      </dl>
    </FactSection>
  );
}

function ConsentFact({ facts: { consent } }: Pick<PictureFactsProps, 'facts'>) {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  if (!consent) return <Fact name={t('pictures.consent')}>{t('pictures.noConsent')}</Fact>;
  return (
    <Fact name={t('pictures.consent')}>
      <span className="block">
        {t('pictures.agreed', {
          name: consent.name,
          source: t(`pictures.sources.${consent.from}`),
          day: formatDay(locale, consent.on, 'full'),
        })}
      </span>
      <span className="block text-13 text-ink-soft">
        {t('pictures.stated', { name: consent.stated_by, day: dayOf(locale, consent.stated_at) })}
      </span>
    </Fact>
  );
}
