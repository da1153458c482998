import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { ThreeSteps } from './three-steps.tsx';
import { AppBlock } from './app-block.tsx';
import { Partners } from './partners.tsx';
import type { Slide } from './slider/slides.tsx';
import { VenueSlider } from './slider/venue-slider.tsx';

type LowerSectionsProps = {
  readonly slides: readonly Slide[];
  readonly partners: { readonly count: number; readonly venues: readonly string[] } | undefined;
  readonly service: ServiceCardView | undefined;
};

/** What stands at the end of the page: pictures, steps, partners, installing. */
export function LowerSections({ slides, partners, service }: LowerSectionsProps) {
  return (
    <>
      <VenueSlider slides={slides} />
      <ThreeSteps />
      {partners && <Partners partners={partners.count} venues={partners.venues} />}
      <AppBlock service={service} />
    </>
  );
}
