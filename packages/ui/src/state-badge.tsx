import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly tone: 'confirmed' | 'pending' | 'other';
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
};

const tones = {
  confirmed: 'bg-confirmed-tint text-confirmed',
  pending: 'bg-pending-tint text-pending',
  other: 'bg-other-tint text-other',
};

/** The state of a booking: tint, icon and word. */
export function StateBadge({ tone, icon, label, className = '' }: Props) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full ps-2.25 pe-3 text-13 font-strong whitespace-nowrap ${tones[tone]} ${className}`}
    >
      <Icon name={icon} className="size-3.75 stroke-[2.1]" />
      {label}
    </span>
  );
}
