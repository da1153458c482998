import type { ReactNode } from 'react';
import { ErrorMessage } from './error-message.tsx';

type DialogEndProps = { readonly errorMessage?: string | undefined; readonly children: ReactNode };

/** The way back and the way on at the end of a form over the screen, in sight while its fields scroll under them. */
export const DialogEnd = ({ errorMessage, children }: DialogEndProps) => (
  <div className="dialog-end sticky bottom-0 z-1 -mx-7 -mb-7 grid gap-4 bg-surface px-7 pb-7 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-surface before:to-transparent">
    <ErrorMessage text={errorMessage} />
    <div className="flex flex-wrap-reverse gap-2.5">{children}</div>
  </div>
);

/** Of each of two: half of the row, and the whole of one where a label needs more. */
export const answerClass = 'min-w-fit grow basis-[calc(50%-5px)]';
