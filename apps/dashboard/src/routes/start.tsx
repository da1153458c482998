import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useOwnVenue } from '../shell/keeping/keeping.ts';
import { useLanguage } from '../shell/language.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { Checklist } from '../start/checklist.tsx';
import { doneSteps, nextStep, type Step, steps } from '../start/steps.ts';
import { VenueStep } from './keeping/house-step.tsx';
import { HoursStep } from './keeping/hours-step.tsx';
import { PeopleStep } from './keeping/people-step.tsx';
import { PicturesStep } from './keeping/pictures-step.tsx';
import { PublishStep } from './keeping/publish-step.tsx';
import { TreatmentsStep } from './keeping/treatments-step.tsx';

/** The way of a new venue: the list of its steps, or one of them. */
export function Start() {
  const { venue } = useVenue();
  const asked = useOwnVenue(venue.id);
  const t = useTranslations('venue.start');
  const { step } = useParams();
  const current = steps.find((one) => one === step);
  if (step !== undefined && !current) return <Navigate to="/start" replace />;
  return (
    <>
      <Head title={current ? t(current) : t('title')}>{current && <Where step={current} />}</Head>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && !current && <Checklist venue={asked.data} isAlone />}
      {asked.data && current && <OneStep key={current} step={current} venue={asked.data} />}
    </>
  );
}

function Where({ step }: { readonly step: Step }) {
  const t = useTranslations('venue.start');
  const language = useLanguage();
  const number = formatNumber(language, steps.indexOf(step) + 1);
  return (
    <>
      <span>{t('step', { number, all: formatNumber(language, steps.length) })}</span>
      <Link to="/start" className="inline-flex min-h-11 items-center font-strong text-lapis hover:underline">
        {t('all')}
      </Link>
    </>
  );
}

const forms = {
  venue: VenueStep,
  hours: HoursStep,
  people: PeopleStep,
  treatments: TreatmentsStep,
  pictures: PicturesStep,
  publish: PublishStep,
};

function OneStep({ step, venue }: { readonly step: Step; readonly venue: OwnVenue }) {
  const t = useTranslations('venue.start');
  const go = useNavigate();
  const done = doneSteps(venue);
  const Form = forms[step];
  const needsService = step === 'pictures' || step === 'publish';
  const goOn = () => void go(`/start/${nextStep(new Set([...done, step]), step)}`);
  return (
    <div className="grid max-w-2xl gap-6">
      {needsService && venue.progress.services === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('first')}</p>
          <Link to={`/start/${nextStep(done)}`} className={buttonClass()}>
            {t('now')}
          </Link>
        </div>
      ) : (
        <div className="grid min-w-0 gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6">
          <p className="text-15 text-ink-soft">{t(`${step}Text`)}</p>
          <Form venue={venue} onDone={goOn} />
        </div>
      )}
      {step === 'pictures' && (
        <Button kind="text" className="justify-self-start" onClick={goOn}>
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
