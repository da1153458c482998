import { maxWorkPictures } from '@tajmeelspot/contract/picture-kinds.ts';
import type { WorkPicture } from '@tajmeelspot/contract/venues/work-pictures.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../fields/form-frame.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useLocale } from '../shell/locale.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import { useRemovals } from '../shell/removals.ts';
import { useSave } from '../shell/venue/use-save.ts';
import { refetchVenue, useWorkPictures } from '../shell/venue/venue-queries.ts';
import { ChangePicture, NewPicture } from './work-picture-dialogs.tsx';
import { WithdrawDialog } from '../work-pictures/withdraw-dialog.tsx';
import { type PictureAction, WorkPictureItem } from '../work-pictures/work-picture-item.tsx';

/** The pictures of a venue's work, and those that are still looked at. */
export function WorkPictures() {
  const t = useTranslations('venue.workPictures');
  const locale = useLocale();
  const { venue } = useVenue();
  const query = useWorkPictures(venue.id);
  const pictures = query.data ?? [];
  const count = pictures.filter(({ picture }) => picture !== null).length;
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      <LoadState of={query} />
      {query.data && (
        <div key={venue.id} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
          <div className="grid gap-4">
            <p className="text-15 text-ink-soft">
              {pictures.length === 0 ? t('none') : t('shown', { count, max: formatNumber(locale, maxWorkPictures) })}
            </p>
            <PictureList pictures={pictures} venueId={venue.id} />
          </div>
          <SectionCard id="add" title={t('add')} text={t('addText')}>
            <NewPicture venueId={venue.id} />
          </SectionCard>
        </div>
      )}
    </>
  );
}

type PictureListProps = { readonly pictures: readonly WorkPicture[]; readonly venueId: number };

function PictureList({ pictures, venueId }: PictureListProps) {
  const [open, setOpen] = useState<{ readonly picture: WorkPicture; readonly action: PictureAction }>();
  const ordering = useSave((order: number[]) =>
    api().orderWorkPictures({ params: { id: String(venueId) }, body: { ids: order } }),
  );
  const t = useTranslations('venue.workPictures');
  const removals = useRemovals();
  const shown = pictures.filter(({ id }) => !removals.isRemoved(keyOf(id)));
  const ids = shown.map(({ id }) => id);
  const close = () => setOpen(undefined);
  const remove = ({ id }: WorkPicture) =>
    removals.remove({
      key: keyOf(id),
      text: t('removed'),
      send: () => api().removeWorkPicture({ params: { id: String(id) } }),
      refetch: refetchVenue,
    });
  const act = (picture: WorkPicture, action: PictureAction) => {
    const at = ids.indexOf(picture.id);
    const to = { earlier: at - 1, later: at + 1, change: -1, withdraw: -1, remove: -1 }[action];
    if (action === 'remove') remove(picture);
    else if (to >= 0) ordering.save(ids.toSpliced(at, 1).toSpliced(to, 0, picture.id));
    else setOpen({ picture, action });
  };
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4 empty:hidden">
        {shown.map((picture, index) => (
          <WorkPictureItem
            key={picture.id}
            picture={picture}
            actions={actionsOf(picture, index, shown.length)}
            onAct={(action) => act(picture, action)}
          />
        ))}
      </ul>
      {open?.action === 'change' && <ChangePicture picture={open.picture} venueId={venueId} onClose={close} />}
      {open?.action === 'withdraw' && <WithdrawConsent picture={open.picture} onClose={close} />}
    </>
  );
}

function actionsOf({ picture, subject }: WorkPicture, index: number, count: number): PictureAction[] {
  if (picture === null) return ['remove'];
  return [
    ...(index > 0 ? (['earlier'] as const) : []),
    ...(index < count - 1 ? (['later'] as const) : []),
    'change',
    ...(subject === 'room' ? [] : (['withdraw'] as const)),
    'remove',
  ];
}

const keyOf = (id: number): string => `work picture ${id}`;

type WithdrawConsentProps = { readonly picture: WorkPicture; readonly onClose: () => void };

/** Consent is not given back by a button: here it is asked once more instead. */
function WithdrawConsent({ picture, onClose }: WithdrawConsentProps) {
  const { save, ...saving } = useSave(async () => api().withdrawConsent({ params: { id: String(picture.id) } }));
  return <WithdrawDialog {...{ saving, onClose }} onYes={() => save(undefined, onClose)} />;
}
