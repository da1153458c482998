import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { ChipLinks } from '../chip-links.tsx';
import { DateField } from '../moments/date-field.tsx';

type ChartPeriod = 'day' | 'week' | 'month';

/** Days from one to another (YYYY-MM-DD, both included), and the stretches that are told apart. */
type ChartRange = { readonly from: string; readonly to: string; readonly by: ChartPeriod };

type RangeFormProps = {
  readonly range: ChartRange;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Described by the call that is asked. */
  readonly fields: Record<'from' | 'to', Pick<ComponentProps<typeof DateField>, 'name' | 'label'>>;
  readonly texts: Record<'range' | 'show' | 'by' | ChartPeriod, string>;
  /** Ranges to choose at once. */
  readonly usual: readonly { readonly label: string; readonly range: ChartRange }[];
  readonly Link: ComponentProps<typeof ChipLinks>['Link'];
  readonly onShow: (range: ChartRange) => void;
};

const at = (next: ChartRange): string => `?${new URLSearchParams(next)}`;

/** Chooses the time that is reported on; the address holds it. */
export function RangeForm({ range, today, fields, texts, usual, Link, onShow }: RangeFormProps) {
  const submit = (form: FormData) => {
    const [from, to] = [form.get('from'), form.get('to')];
    if (typeof from === 'string' && typeof to === 'string') onShow({ ...range, from, to });
  };
  return (
    <div className="grid gap-3">
      <ChipLinks
        label={texts.range}
        Link={Link}
        links={usual.map(({ label, range: next }) => ({
          to: at(next),
          label,
          isOn: next.from === range.from && next.to === range.to,
        }))}
      />
      <form key={`${range.from} ${range.to}`} action={submit} className="flex flex-wrap items-end gap-3">
        <DateField {...fields.from} defaultValue={range.from} max={today} className="flex-[1_1_9rem] md:flex-none" />
        <DateField {...fields.to} defaultValue={range.to} className="flex-[1_1_9rem] md:flex-none" />
        <Button type="submit" kind="outline">
          {texts.show}
        </Button>
        <ChipLinks
          label={texts.by}
          Link={Link}
          links={(['day', 'week', 'month'] as const).map((by) => ({
            to: at({ ...range, by }),
            label: texts[by],
            isOn: by === range.by,
          }))}
          className="md:ms-auto"
        />
      </form>
    </div>
  );
}
