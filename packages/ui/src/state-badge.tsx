import { Badge, type Tone } from './badge.tsx';

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

const tones: Readonly<Record<(typeof lookOf)[keyof typeof lookOf]['tone'], Tone>> = {
  confirmed: 'good',
  pending: 'waiting',
  other: 'bad',
};

/** The state of a booking. */
export function StateBadge({ state, label }: StateBadgeProps) {
  const { tone, icon } = lookOf[state];
  return <Badge tone={tones[tone]} icon={icon} label={label} />;
}
