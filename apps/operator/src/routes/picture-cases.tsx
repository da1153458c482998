import type { pictureCaseStates } from '@tajmeelspot/contract/operator/picture-cases.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Entry } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { PictureReports } from '../pictures/picture-reports.tsx';
import { ReportedPicture } from '../pictures/reported-picture.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';
import { useOperatorAction } from '../shell/operator-action.ts';

const states = ['open', 'upheld', 'dismissed', 'withdrawn'] as const satisfies typeof pictureCaseStates;
const tones: Record<(typeof states)[number], Tone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'plain',
  withdrawn: 'plain',
};

type PictureCase = Awaited<ReturnType<ReturnType<typeof api>['listPictureCases']>>['data'][number];

/** What visitors object to in pictures of the work of venues, one case for each picture. */
export function PictureCases() {
  const t = useTranslations('operator.pictureCases');
  const [state, setState] = useFilter('state', states);
  const list = useList('picture-cases', state ?? '', (query, signal) =>
    api().listPictureCases({ query: { ...query, ...(state ? { state } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [target, setTarget] = useState<number>();
  const remove = (reason: string) =>
    action.take(
      () =>
        api().removeShownPicture({
          params: { picture_kind: 'work_picture', id: String(target) },
          body: { reason },
        }),
      () => setTarget(undefined),
    );
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={state} choose={setState} nameOf={(value) => t(`state.${value}`)} />
      </SearchBar>
      <ErrorMessage text={target === undefined ? action.errorMessage : undefined} />
      <Listed list={list} empty={t('empty')}>
        {(one) => (
          <CaseEntry
            key={one.id}
            one={one}
            onRemove={() => setTarget(one.picture.id)}
            onDismiss={() => action.take(() => api().dismissPictureCase({ params: { id: String(one.id) } }))}
          />
        )}
      </Listed>
      {target !== undefined && (
        <OperatorReasonDialog
          title={t('removeTitle')}
          lead={t('removeLead')}
          action={t('remove')}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={remove}
          onClose={() => setTarget(undefined)}
        />
      )}
    </>
  );
}

type CaseEntryProps = {
  readonly one: PictureCase;
  readonly onRemove: () => void;
  readonly onDismiss: () => void;
};

function CaseEntry({ one, onRemove, onDismiss }: CaseEntryProps) {
  const t = useTranslations('operator.pictureCases');
  const locale = useLocale();
  const { picture, venue, reports, state } = one;
  return (
    <Entry
      title={t('about', { caption: picture.caption, venue: venue.name })}
      badge={<Badge tone={tones[state]} label={t(`state.${state}`)} />}
      facts={t('since', { count: reports.length, day: momentOf(locale, one.opened_at) })}
      actions={
        state === 'open' && (
          <>
            <Button kind="outline" size="small" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
            {picture.is_shown && (
              <Button size="small" onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <ReportedPicture picture={picture} venue={venue} />
        <PictureReports reports={reports} />
      </div>
    </Entry>
  );
}
