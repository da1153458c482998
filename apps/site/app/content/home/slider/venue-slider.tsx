import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../../shell/messages/translations.tsx';
import { type Slide, Slides } from './slides.tsx';
import { type SliderState, useSlider } from './use-slider.ts';

/** Pictures of venues in a row that moves by itself; one to scroll before scripts run. */
export function VenueSlider({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useTranslations('home.slider');
  const slider = useSlider();
  if (slides.length === 0) return null;
  return (
    <section aria-labelledby="inside" className="mt-(--section) overflow-hidden bg-sand py-5 md:py-(--section)">
      <div className="wrap">
        <div className="mb-3.5 flex items-end gap-4 md:mb-7">
          <div className="me-auto">
            <h2 id="inside" className="text-22 md:text-28">
              {t('title')}
            </h2>
            <p className="mt-1 text-15 text-ink-soft max-md:sr-only md:text-16">{t('text')}</p>
          </div>
          <Controls {...slider} />
        </div>
        <Slides frame={slider.frame} slides={slides} />
        <p
          aria-hidden="true"
          className={`mt-5 hidden items-center justify-center md:flex gap-1.5 ${slider.slider ? '' : 'invisible'}`}
        >
          {slides.map(({ id }, index) => (
            <i
              key={id}
              className={`h-1.5 rounded-full ${index === slider.first ? 'w-5.5 bg-lapis' : 'w-1.5 bg-line-field opacity-50'}`}
            />
          ))}
        </p>
      </div>
    </section>
  );
}

function Controls({ slider, isPaused, toggle }: SliderState) {
  const t = useTranslations('home.slider');
  return (
    <div className={`flex gap-2 ${slider ? '' : 'invisible'}`}>
      <Control label={t('previous')} icon="chevron-start" isFlipped onClick={() => slider?.move(-1)} />
      <Control label={t(isPaused ? 'play' : 'pause')} icon={isPaused ? 'play' : 'pause'} onClick={toggle} />
      <Control label={t('next')} icon="chevron-end" isFlipped onClick={() => slider?.move(1)} />
    </div>
  );
}

type ControlProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly isFlipped?: boolean;
  readonly onClick: () => void;
};

function Control({ label, icon, isFlipped, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-surface inset-ring inset-ring-line hover:bg-lapis-tint"
    >
      <Icon name={icon} isFlipped={isFlipped} />
    </button>
  );
}
