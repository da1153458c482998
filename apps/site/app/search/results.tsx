import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { hasFilters, isNarrowed, withoutFilters } from './criteria.ts';
import type { SearchView } from './search-view.ts';
import { MoreResults } from './more-results.tsx';
import { NearestSearches } from './nearest-searches.tsx';
import { ReadingNote } from './reading-note.tsx';
import { useMoreResults } from './use-more-results.ts';
import { VenueResults, VenueResultsSkeleton } from './venue-result/venue-results.tsx';

type ResultsProps = { readonly view: SearchView; readonly isLoading: boolean };

/** What was found: on its way, failed, nothing, or the list and the way to more of it. */
export function Results({ view, isLoading }: ResultsProps) {
  const t = useTranslations('search.results');
  const { state } = useRevalidator();
  return (
    <section aria-label={t('label')} aria-busy={isLoading}>
      <h2 className="sr-only">{t('label')}</h2>
      {isLoading || state === 'loading' ? (
        <>
          <output className="sr-only">{t('loading')}</output>
          <VenueResultsSkeleton count={6} />
        </>
      ) : view.found ? (
        <FoundVenues view={view} />
      ) : (
        <SearchFailed view={view} />
      )}
    </section>
  );
}

function FoundVenues({ view }: { readonly view: SearchView }) {
  const { venues, nextCursor, load, isLoading, hasFailed } = useMoreResults(view.found);
  if (venues.length === 0) return <NoResults view={view} />;
  return (
    <>
      <ReadingNote view={view} />
      <VenueResults venues={venues} start={view.criteria} />
      <MoreResults
        criteria={view.criteria}
        shown={view.isLaterPage ? undefined : venues.length}
        total={view.found?.total?.isMore === false ? view.found.total.venues : null}
        {...{ nextCursor, load, isLoading, hasFailed }}
      />
    </>
  );
}

function NoResults({ view }: { readonly view: SearchView }) {
  const { preset, isOfCategory = false, criteria, reading, nearest } = view;
  const t = useTranslations('search.empty');
  const language = useLanguage();
  return (
    <Message icon={<Khatam className="text-58 text-lapis-line" />}>
      <p className="text-18 font-strong">{t(preset)}</p>
      {reading.unknown.length > 0 && <p>{t('unknown', { words: reading.unknown.join(' ') })}</p>}
      {nearest.length > 0 ? (
        <NearestSearches view={view} />
      ) : (
        isNarrowed(criteria) && <p className="text-ink-soft">{t('hint')}</p>
      )}
      {hasFilters(criteria) ? (
        <Link to={{ search: withoutFilters(criteria) }} className={buttonClass({ kind: 'outline' })}>
          {t('clear')}
        </Link>
      ) : (
        (preset !== 'services' || isOfCategory || isNarrowed(criteria)) && (
          <Link to={inLanguage(language, '/services')} className={buttonClass({ kind: 'outline' })}>
            {t('all')}
          </Link>
        )
      )}
    </Message>
  );
}

function SearchFailed({ view: { preset, criteria, isOffline = false } }: { readonly view: SearchView }) {
  const t = useTranslations('search.results');
  const { revalidate } = useRevalidator();
  const failureText = () => {
    if (isOffline && preset === 'services') return t('offline');
    if (isNarrowed(criteria)) return t('error', { message: t('failedSearch') });
    return preset === 'services' ? t('failedLoad') : t('error', { message: t('failed') });
  };
  return (
    <Message icon={<Icon name="alert" className="size-9 text-other" />}>
      <p role="alert" className="text-18 font-strong">
        {failureText()}
      </p>
      <Button kind="outline" onClick={() => void revalidate()}>
        {t('retry')}
      </Button>
    </Message>
  );
}

function Message({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
      {icon}
      {children}
    </div>
  );
}
