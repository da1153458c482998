import { Icon } from './icon.tsx';

/** How the states of a booking look: confirmed green, pending yellow, every other red; a visit that took place stays green. */
export const lookOf = {
  pending: { tone: 'pending', icon: 'clock' },
  confirmed: { tone: 'confirmed', icon: 'check' },
  completed: { tone: 'confirmed', icon: 'check' },
  declined: { tone: 'other', icon: 'close' },
  cancelled: { tone: 'other', icon: 'close' },
  expired: { tone: 'other', icon: 'alert' },
  no_show: { tone: 'other', icon: 'alert' },
} as const;

type StateBadgeProps = { readonly state: keyof typeof lookOf; readonly label: string };

const tones = {
  confirmed: 'bg-confirmed-tint text-confirmed',
  pending: 'bg-pending-tint text-pending',
  other: 'bg-other-tint text-other',
};

/** The state of a booking: tint, icon and word. */
export function StateBadge({ state, label }: StateBadgeProps) {
  const { tone, icon } = lookOf[state];
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full ps-2.25 pe-3 text-13 font-strong whitespace-nowrap ${tones[tone]}`}
    >
      <Icon name={icon} className="size-3.75 stroke-[2.1]" />
      {label}
    </span>
  );
}
