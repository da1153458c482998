import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useWidth } from './use-width.ts';

type BarsProps = {
  /** One bar each, in order of time. */
  readonly bars: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: number;
    readonly words: string;
  }[];
  /** What the chart shows, for those who do not see it; the figures stand in a table beside it. */
  readonly label: string;
  readonly format: (value: number) => string;
  readonly isMirrored: boolean;
};

const height = 260;
const margin = { top: 12, bottom: 34, values: 68, end: 8 };
const labelWidth = 48;
const longLabelWidth = 104;

/** Bars over time. Time runs as the language is read. */
export function Bars({ bars, label, format, isMirrored }: BarsProps) {
  const [frame, width] = useWidth();
  const inner = Math.max(0, width - margin.values - margin.end);
  const tall = height - margin.top - margin.bottom;
  const place = scaleBand({
    domain: bars.map(({ key }) => key),
    range: isMirrored ? [inner, 0] : [0, inner],
    padding: 0.25,
  });
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const size = scaleLinear({ domain: [0, max], range: [tall, 0], nice: true });
  const scales = { place, size, inner, tall };
  return (
    <div ref={frame} className="min-w-0">
      <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
        <Group left={isMirrored ? margin.end : margin.values} top={margin.top}>
          {size.ticks(4).map((tick) => (
            <line key={tick} x2={inner} y1={size(tick)} y2={size(tick)} stroke="var(--line)" />
          ))}
          {bars.map((bar) => (
            <Bar key={bar.key} bar={bar} scales={scales} />
          ))}
          <Axes bars={bars} format={format} isMirrored={isMirrored} scales={scales} />
        </Group>
      </svg>
    </div>
  );
}

type Scales = {
  readonly place: ReturnType<typeof scaleBand<string>>;
  readonly size: ReturnType<typeof scaleLinear<number>>;
  /** Pixels between the axes. */
  readonly inner: number;
  readonly tall: number;
};

function Bar({
  bar: { key, value, words },
  scales: { place, size, tall },
}: {
  bar: BarsProps['bars'][number];
  scales: Scales;
}) {
  return (
    <g fill="var(--lapis)">
      <title>{words}</title>
      {value > 0 && (
        <BarRounded
          top
          radius={Math.min(4, place.bandwidth() / 2)}
          x={place(key) ?? 0}
          y={size(value)}
          width={place.bandwidth()}
          height={tall - size(value)}
        />
      )}
    </g>
  );
}

const text = { fill: 'var(--ink-soft)', fontSize: 12, fontFamily: 'inherit' };

function Axes({ bars, format, isMirrored, scales }: Omit<BarsProps, 'label'> & { readonly scales: Scales }) {
  const { place, size, inner, tall } = scales;
  const isLong = bars.some(({ label }) => label.length > 6);
  const every = Math.max(1, Math.ceil((bars.length * (isLong ? longLabelWidth : labelWidth)) / Math.max(inner, 1)));
  const labels = new Map(bars.map(({ key, label }) => [key, label]));
  const Values = isMirrored ? AxisRight : AxisLeft;
  return (
    <>
      <AxisBottom
        top={tall}
        scale={place}
        tickValues={bars.filter((_, index) => index % every === 0).map(({ key }) => key)}
        tickFormat={(key) => labels.get(key) ?? ''}
        hideTicks
        stroke="var(--line-field)"
        tickLabelProps={{ ...text, textAnchor: 'middle' }}
      />
      <Values
        left={isMirrored ? inner : 0}
        scale={size}
        numTicks={4}
        tickFormat={(value) => format(Number(value))}
        hideAxisLine
        hideTicks
        // In text that runs the other way, the end of a line is on the left.
        tickLabelProps={{ ...text, textAnchor: 'end', dx: isMirrored ? 8 : -4, dy: 4 }}
      />
    </>
  );
}
