import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import type { FiguresRow, PlacedNumber } from './report-queries.ts';

/** What is counted of periods by their places, the first being the one that the others are compared with. */
export type CountedPeriods = {
  readonly figures: readonly FiguresRow[];
  readonly newCustomers: readonly PlacedNumber[];
  readonly paid: readonly PlacedNumber[];
};

type SummedFigures = Omit<Report['totals'], 'from' | 'working_minutes'>;

/** The figures of a place, and of all places after the first as one. */
export function sumFigures({
  figures,
  newCustomers,
  paid,
}: CountedPeriods): (place: number | 'whole') => SummedFigures {
  const byPlace = new Map(figures.map((row) => [row.place ?? 'whole', row]));
  const [newIn, paidIn] = [valuesOf(newCustomers), valuesOf(paid)];
  return (place) => {
    const { place: _, earned_iqd: earned, customers, ...counted } = byPlace.get(place) ?? nothing;
    const fresh = newIn(place);
    return {
      ...counted,
      revenue_iqd: earned + paidIn(place),
      new_customers: fresh,
      returning_customers: customers - fresh,
    };
  };
}

function valuesOf(numbers: readonly PlacedNumber[]): (place: number | 'whole') => number {
  const values = new Map(numbers.map(({ place, value }) => [place, value]));
  const whole = numbers.reduce((sum, { place, value }) => (place > 1 ? sum + value : sum), 0);
  return (place) => (place === 'whole' ? whole : (values.get(place) ?? 0));
}

const nothing: FiguresRow = {
  place: null,
  bookings: 0,
  done: 0,
  no_shows: 0,
  cancelled: 0,
  earned_iqd: 0,
  booked_minutes: 0,
  lead_hours: null,
  customers: 0,
};
