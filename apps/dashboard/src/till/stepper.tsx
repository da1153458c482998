import { Icon } from '@tajmeelspot/ui/icon.tsx';

type StepperProps = {
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly pieces: number;
  readonly onChange: (pieces: number) => void;
  /** Between the buttons. */
  readonly children: React.ReactNode;
};

const buttonLook = 'grid size-11 place-items-center text-lapis hover:bg-lapis-tint disabled:text-ink-soft';

/** How many, by two buttons. */
export const Stepper = ({ fewerLabel, moreLabel, pieces, onChange, children }: StepperProps) => (
  <span className="inline-flex items-center overflow-hidden rounded-control bg-surface inset-ring inset-ring-line">
    <button
      type="button"
      aria-label={fewerLabel}
      disabled={pieces <= 0}
      className={buttonLook}
      onClick={() => onChange(pieces - 1)}
    >
      <Icon name="minus" />
    </button>
    {children}
    <button type="button" aria-label={moreLabel} className={buttonLook} onClick={() => onChange(pieces + 1)}>
      <Icon name="plus" />
    </button>
  </span>
);
