import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import type { BookingCodeStepProps } from './booking-code-step.tsx';

/** Brings the script of the code step. */
export const loadCodeStep = () => import('./booking-code-step.tsx').then((part) => part.BookingCodeStep);

/** The code step, whose script comes while the phone is typed. */
export const BookingCodeStep = lazyPart<BookingCodeStepProps>(loadCodeStep, <Skeleton className="m-4 h-80" />);
