type SessionMeterProps = { readonly sessions: number; readonly left: number };

/** The sessions of a course in a row: those that were given are filled; its text stands beside it. */
export const SessionMeter = ({ sessions, left }: SessionMeterProps) => (
  <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
    {Array.from({ length: sessions }, (_, index) => (
      <span key={index} className={`grow ${index < sessions - left ? 'bg-lapis' : 'bg-lapis-line'}`} />
    ))}
  </span>
);
