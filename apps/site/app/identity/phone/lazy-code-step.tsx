import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import type { PhoneCodeStepProps } from './code-step.tsx';

/** The code step, whose script comes when it is shown. */
export const LazyCodeStep = lazyPart<PhoneCodeStepProps>(
  () => import('./code-step.tsx').then((part) => part.CodeStep),
  <Skeleton className="h-80 w-full" />,
);
