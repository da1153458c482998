import type { Listing } from '../../catalog/listing.ts';
import { ThreeSteps } from '../three-steps.tsx';
import { AppBlock } from './app-block.tsx';
import { Partners } from './partners.tsx';
import type { Slide } from './slider/slides.tsx';
import { StepInside } from './slider/step-inside.tsx';

type Props = {
  readonly slides: readonly Slide[];
  readonly partners: { readonly count: number; readonly houses: readonly string[] } | undefined;
  readonly listing: Listing | undefined;
};

/** What stands below the recommended listings. */
export function Lower({ slides, partners, listing }: Props) {
  return (
    <>
      <StepInside slides={slides} />
      <ThreeSteps />
      {partners && <Partners partners={partners.count} houses={partners.houses} />}
      <AppBlock listing={listing} />
    </>
  );
}
