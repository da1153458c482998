import { Button } from '@tajmeelspot/ui/button.tsx';
import type { ReactNode } from 'react';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type FormFrameProps = {
  readonly submit: string;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSubmit: () => void;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A short form: its fields, what went wrong, and the one button within reach of the thumb. */
export function FormFrame({ submit, isBusy, errorMessage, onSubmit, beside, children }: FormFrameProps) {
  return (
    <form
      noValidate
      data-draft=""
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <ErrorMessage text={errorMessage} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" isBusy={isBusy} className="max-md:flex-1">
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

type SectionCardProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** A part of a screen on a card of its own. */
export function SectionCard({ id, title, text, children }: SectionCardProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6"
    >
      <div>
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-15 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
