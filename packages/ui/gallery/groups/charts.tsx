import { BarChart } from '../../src/charts/bar-chart.tsx';
import { MeasureTiles } from '../../src/charts/measure-tiles.tsx';
import { PeriodTable } from '../../src/charts/period-table.tsx';
import { RangeForm } from '../../src/charts/range-form.tsx';
import { PlainLink } from '../plain-link.tsx';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';

const bars = [12, 30, 0, 24, 18].map((value, place) => {
  const key = `${place + 1}/5`;
  return { key, label: key, value, description: `${key}: ${value}` };
});

/** Figures over time. */
export function Charts() {
  const { direction, filter, counted, price, day, code } = useSampleTexts();
  const isMirrored = direction === 'rtl';
  return (
    <>
      <Part name="BarChart">
        <Specimen of="by day" isWide>
          <BarChart bars={bars} label={counted} format={String} isMirrored={isMirrored} />
        </Specimen>
      </Part>
      <Part name="MeasureTiles">
        <Specimen of="one of two is chosen">
          <MeasureTiles
            label={day}
            chosen="one"
            onChoose={() => {}}
            className="grid-cols-2"
            tiles={[
              { key: 'one', name: filter, value: price, before: counted },
              { key: 'other', name: counted, value: price, before: filter },
            ]}
          />
        </Specimen>
      </Part>
      <Part name="PeriodTable">
        <Specimen of="folded">
          <PeriodTable
            title={counted}
            heads={[day, filter]}
            rows={bars.map(({ key, value }) => ({ key, name: key, cells: [String(value)] }))}
          />
        </Specimen>
      </Part>
      <Part name="RangeForm">
        <Specimen key={code} of="thirty days" isWide>
          <Range />
        </Specimen>
      </Part>
    </>
  );
}

function Range() {
  const { day, open, filter, groups } = useSampleTexts();
  const range = { from: '2026-05-01', to: '2026-05-30', by: 'day' } as const;
  return (
    <RangeForm
      range={range}
      today="2026-05-30"
      fields={{ from: { name: 'from', label: day }, to: { name: 'to', label: day } }}
      texts={{ range: filter, show: open, by: day, day, week: groups.fields, month: groups.marks }}
      usual={[{ label: filter, range }]}
      Link={PlainLink}
      onShow={() => {}}
    />
  );
}
