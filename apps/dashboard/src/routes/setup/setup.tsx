import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../../shell/customers-gender.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { useOwnVenue } from '../../shell/venue/venue-queries.ts';
import { useLocale } from '../../shell/locale.ts';
import { Checklist } from '../../setup/checklist.tsx';
import { doneSetupSteps, nextSetupStep, type SetupStep, setupSteps } from '../../setup/setup-steps.ts';
import { VenueStep } from './venue-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { EmployeesStep } from './employees-step.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { TreatmentsStep } from './treatments-step.tsx';

/** The way of a new venue: the list of its steps, or one of them. */
export function Setup() {
  const { venue } = useVenue();
  const query = useOwnVenue(venue.id);
  const t = useTranslations('venue.start');
  const { step } = useParams();
  const current = setupSteps.find((one) => one === step);
  if (step !== undefined && !current) return <Navigate to="/start" replace />;
  return (
    <>
      <Head title={current ? t(current) : t('title')}>{current && <StepPosition step={current} />}</Head>
      <LoadState of={query} />
      {query.data && !current && <Checklist venue={query.data} isAlone />}
      {query.data && current && <StepForm key={current} step={current} venue={query.data} />}
    </>
  );
}

function StepPosition({ step }: { readonly step: SetupStep }) {
  const t = useTranslations('venue.start');
  const locale = useLocale();
  const number = formatNumber(locale, setupSteps.indexOf(step) + 1);
  return (
    <>
      <span>{t('step', { number, all: formatNumber(locale, setupSteps.length) })}</span>
      <Link to="/start" className="inline-flex min-h-11 items-center font-strong text-lapis hover:underline">
        {t('all')}
      </Link>
    </>
  );
}

const stepForms = {
  venue: VenueStep,
  hours: HoursStep,
  employees: EmployeesStep,
  treatments: TreatmentsStep,
  pictures: PicturesStep,
  publish: PublishStep,
};

function StepForm({ step, venue }: { readonly step: SetupStep; readonly venue: OwnVenue }) {
  const t = useTranslations('venue.start');
  const gender = useCustomersGender();
  const go = useNavigate();
  const done = doneSetupSteps(venue);
  const Form = stepForms[step];
  const needsService = step === 'pictures' || step === 'publish';
  const goOn = () => void go(`/start/${nextSetupStep(new Set([...done, step]), step)}`);
  return (
    <div className="grid max-w-2xl gap-6">
      {needsService && venue.progress.services === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('first')}</p>
          <Link to={`/start/${nextSetupStep(done)}`} className={buttonClass()}>
            {t('now')}
          </Link>
        </div>
      ) : (
        <div className="grid min-w-0 gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6">
          <p className="text-15 text-ink-soft">{t(`${step}Text`, { gender })}</p>
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
