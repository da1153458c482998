import type { WorkPicture } from '@tajmeelspot/contract/venues/work-pictures.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';

const tones: Readonly<Record<WorkPicture['state'], Tone>> = {
  incomplete: 'bad',
  waiting: 'waiting',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'plain',
};

/** What can be done about a picture. */
export type PictureAction = 'change' | 'withdraw' | 'remove' | 'earlier' | 'later';

type WorkPictureItemProps = {
  readonly picture: WorkPicture;
  readonly actions: readonly PictureAction[];
  readonly onAct: (action: PictureAction) => void;
};

const icons: Readonly<Record<PictureAction, IconName>> = {
  change: 'note',
  withdraw: 'alert',
  remove: 'close',
  earlier: 'chevron-start',
  later: 'chevron-end',
};

/** A picture of the work: what it shows, who agreed, what became of it. */
export function WorkPictureItem({ picture, actions, onAct }: WorkPictureItemProps) {
  const t = useTranslations('venue.workPictures');
  const caption = textIn(picture.caption, useLanguage());
  const { state, reply } = picture;
  return (
    <li
      className="flex flex-col gap-3 overflow-hidden rounded-card bg-surface inset-ring inset-ring-line"
      aria-label={caption}
    >
      <div className="relative aspect-4/3 bg-surface-sunk">
        <Picture picture={picture.picture} alt={caption} sizes="(min-width: 768px) 400px, 100vw" />
        <span className="absolute inset-s-3 top-3">
          <Badge tone={tones[state]} label={t(`states.${state === 'waiting' ? 'unchecked' : state}`)} />
        </span>
      </div>
      <div className="grid gap-1 px-4 text-15">
        <b className="font-strong wrap-anywhere" dir="auto">
          {caption}
        </b>
        <PictureRecords picture={picture} />
        {reply && <p className="wrap-anywhere text-other">{t('reply', { reply })}</p>}
      </div>
      <div className="mt-auto flex flex-wrap justify-end gap-1 px-2 pb-2">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-label={t('of', { action: t(action), caption })}
            title={t(action)}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-13 font-strong text-ink-soft hover:bg-lapis-tint hover:text-lapis"
            onClick={() => onAct(action)}
          >
            <Icon name={icons[action]} isFlipped={action === 'earlier' || action === 'later'} className="size-4.5" />
            {(action === 'withdraw' || action === 'change') && t(action)}
          </button>
        ))}
      </div>
    </li>
  );
}

function PictureRecords({ picture }: { readonly picture: WorkPicture }) {
  const t = useTranslations('venue.workPictures');
  const locale = useLocale();
  const { treatment, employee, consent_name: name, consent_on: on, withdrawn_at: withdrawnAt } = picture;
  const dayOf = (instant: string) => formatDay(locale, inBaghdad(instant).date, 'full');
  const lines = [
    [t(`subjects.${picture.subject}`), treatment?.title, employee?.name].filter(Boolean).join(' · '),
    name !== null && on !== null && t('agreed', { name, day: formatDay(locale, on, 'full') }),
    picture.stated_by !== null && t('stated', { name: picture.stated_by, day: dayOf(picture.stated_at) }),
    withdrawnAt !== null && t('withdrawnOn', { day: dayOf(withdrawnAt) }),
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => (
      <span key={line} className="block text-13 wrap-anywhere text-ink-soft">
        {line}
      </span>
    ));
}
