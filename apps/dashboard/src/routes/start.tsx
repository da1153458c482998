import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useOwnHouse } from '../shell/keeping/keeping.ts';
import { useLanguage } from '../shell/language.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { Checklist } from '../start/checklist.tsx';
import { doneSteps, nextStep, type Step, steps } from '../start/steps.ts';
import { HouseStep } from './keeping/house-step.tsx';
import { HoursStep } from './keeping/hours-step.tsx';
import { PeopleStep } from './keeping/people-step.tsx';
import { PicturesStep } from './keeping/pictures-step.tsx';
import { PublishStep } from './keeping/publish-step.tsx';
import { TreatmentsStep } from './keeping/treatments-step.tsx';

/** The way of a new house: the list of its steps, or one of them. */
export function Start() {
  const { house } = useHouse();
  const asked = useOwnHouse(house.id);
  const t = useTranslations('house.start');
  const { step } = useParams();
  const current = steps.find((one) => one === step);
  if (step !== undefined && !current) return <Navigate to="/start" replace />;
  return (
    <>
      <Head title={current ? t(current) : t('title')}>{current && <Where step={current} />}</Head>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <Failed error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && !current && <Checklist house={asked.data} isAlone />}
      {asked.data && current && <OneStep key={current} step={current} house={asked.data} />}
    </>
  );
}

function Where({ step }: { readonly step: Step }) {
  const t = useTranslations('house.start');
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
  house: HouseStep,
  hours: HoursStep,
  people: PeopleStep,
  treatments: TreatmentsStep,
  pictures: PicturesStep,
  publish: PublishStep,
};

function OneStep({ step, house }: { readonly step: Step; readonly house: OwnHouse }) {
  const t = useTranslations('house.start');
  const go = useNavigate();
  const done = doneSteps(house);
  const Form = forms[step];
  const needsListing = step === 'pictures' || step === 'publish';
  const goOn = () => void go(`/start/${nextStep(new Set([...done, step]), step)}`);
  return (
    <div className="grid max-w-2xl gap-6">
      {needsListing && house.progress.listings === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('first')}</p>
          <Link to={`/start/${nextStep(done)}`} className={buttonClass()}>
            {t('now')}
          </Link>
        </div>
      ) : (
        <div className="grid min-w-0 gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6">
          <p className="text-15 text-ink-soft">{t(`${step}Text`)}</p>
          <Form house={house} onDone={goOn} />
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
