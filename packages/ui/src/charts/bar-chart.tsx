import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useWidth } from './use-width.ts';

type BarChartProps = {
  /** One bar each, in order of time. */
  readonly bars: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: number;
    readonly description: string;
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
export function BarChart({ bars, label, format, isMirrored }: BarChartProps) {
  const [frame, width] = useWidth();
  const innerWidth = Math.max(0, width - margin.values - margin.end);
  const innerHeight = height - margin.top - margin.bottom;
  const xScale = scaleBand({
    domain: bars.map(({ key }) => key),
    range: isMirrored ? [innerWidth, 0] : [0, innerWidth],
    padding: 0.25,
  });
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const yScale = scaleLinear({ domain: [0, max], range: [innerHeight, 0], nice: true });
  const scales = { xScale, yScale, innerWidth, innerHeight };
  return (
    <div ref={frame} className="min-w-0">
      <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
        <Group left={isMirrored ? margin.end : margin.values} top={margin.top}>
          {yScale.ticks(4).map((tick) => (
            <line key={tick} x2={innerWidth} y1={yScale(tick)} y2={yScale(tick)} stroke="var(--line)" />
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

type BarChartScales = {
  readonly xScale: ReturnType<typeof scaleBand<string>>;
  readonly yScale: ReturnType<typeof scaleLinear<number>>;
  /** Pixels between the axes. */
  readonly innerWidth: number;
  readonly innerHeight: number;
};

function Bar({
  bar: { key, value, description },
  scales: { xScale, yScale, innerHeight },
}: {
  bar: BarChartProps['bars'][number];
  scales: BarChartScales;
}) {
  return (
    <g fill="var(--lapis)">
      <title>{description}</title>
      {value > 0 && (
        <BarRounded
          top
          radius={Math.min(4, xScale.bandwidth() / 2)}
          x={xScale(key) ?? 0}
          y={yScale(value)}
          width={xScale.bandwidth()}
          height={innerHeight - yScale(value)}
        />
      )}
    </g>
  );
}

const text = { fill: 'var(--ink-soft)', fontSize: 12, fontFamily: 'inherit' };

function Axes({
  bars,
  format,
  isMirrored,
  scales,
}: Omit<BarChartProps, 'label'> & { readonly scales: BarChartScales }) {
  const { xScale, yScale, innerWidth, innerHeight } = scales;
  const isLong = bars.some(({ label }) => label.length > 6);
  const every = Math.max(
    1,
    Math.ceil((bars.length * (isLong ? longLabelWidth : labelWidth)) / Math.max(innerWidth, 1)),
  );
  const labels = new Map(bars.map(({ key, label }) => [key, label]));
  const Values = isMirrored ? AxisRight : AxisLeft;
  return (
    <>
      <AxisBottom
        top={innerHeight}
        scale={xScale}
        tickValues={bars.filter((_, index) => index % every === 0).map(({ key }) => key)}
        tickFormat={(key) => labels.get(key) ?? ''}
        hideTicks
        stroke="var(--line-field)"
        tickLabelProps={{ ...text, textAnchor: 'middle' }}
      />
      <Values
        left={isMirrored ? innerWidth : 0}
        scale={yScale}
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
