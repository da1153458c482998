import { Icon, type IconName } from './icon.tsx';

/** How a state looks: good, waiting, bad or neither; always an icon and a word beside the colour. */
export type Tone = keyof typeof looks;

type BadgeProps = {
  readonly tone: Tone;
  readonly label: string;
  /** Says more than the tone's own icon. */
  readonly icon?: IconName | undefined;
};

const looks = {
  good: { tint: 'bg-confirmed-tint text-confirmed', icon: 'check' },
  waiting: { tint: 'bg-pending-tint text-pending', icon: 'clock' },
  bad: { tint: 'bg-other-tint text-other', icon: 'close' },
  plain: { tint: 'bg-sand text-ink-soft', icon: 'minus' },
} as const;

/** The state of a thing: tint, icon and word. */
export function Badge({ tone, label, icon = looks[tone].icon }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full ps-2.25 pe-3 text-13 font-strong whitespace-nowrap ${looks[tone].tint}`}
    >
      <Icon name={icon} className="size-3.75 stroke-[2.1]" />
      {label}
    </span>
  );
}
