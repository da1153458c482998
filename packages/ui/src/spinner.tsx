import { Khatam } from './khatam.tsx';

type SpinnerProps = {
  /** Says what is awaited where nothing else on screen does. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** The khatam, turning slowly; under reduced motion it stands still. */
export function Spinner({ label, className = 'text-28 text-lapis' }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={`inline-flex ${className}`}>
      <Khatam className="motion-safe:animate-[spin_2.4s_linear_infinite]" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
