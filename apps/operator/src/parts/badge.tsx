import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';

/** How a state looks: good, waiting, bad or neither; always an icon and a word beside the colour. */
export type Tone = 'good' | 'waiting' | 'bad' | 'plain';

const looks: Record<Tone, { readonly tint: string; readonly icon: IconName }> = {
  good: { tint: 'bg-confirmed-tint text-confirmed', icon: 'check' },
  waiting: { tint: 'bg-pending-tint text-pending', icon: 'clock' },
  bad: { tint: 'bg-other-tint text-other', icon: 'close' },
  plain: { tint: 'bg-sand text-ink-soft', icon: 'minus' },
};

/** The state of an entry. */
export function Badge({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  const { tint, icon } = looks[tone];
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full ps-2.25 pe-3 text-13 font-strong whitespace-nowrap ${tint}`}
    >
      <Icon name={icon} className="size-3.75 stroke-[2.1]" />
      {label}
    </span>
  );
}
