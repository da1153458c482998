import { Suspense, use } from 'react';
import { useLabel } from '../labels.ts';

/** Says that a time beside it is one of the next day: hours that go on past midnight. */
export const NextDay = () => (
  <Suspense fallback={null}>
    <NextDayText />
  </Suspense>
);

const NextDayText = () => use(useLabel('moments')()).nextDay;
