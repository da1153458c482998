import type { MarketFigures } from '@tajmeelspot/contract/operator/figures.ts';
import { channelNames } from '@tajmeelspot/contract/messages/channel-names.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import type { ReportRange } from '#app/backoffice/backoffice.ts';
import { type Cell, toCsv } from '#app/spreadsheets/csv.ts';
import { findFigures } from './find-figures.ts';

/** The figures as CSV, a line for each part of the range. Throws invalid. */
export async function exportFigures(deps: Deps, { locale }: MemberActor, input: ReportRange): Promise<string> {
  const { periods } = await findFigures(deps, input);
  const heads = columns.map((column) => translate(locale, `figures.${column}`));
  const channelHeads = channelNames.flatMap((channel) =>
    states.map((state) => `${translate(locale, `figures.${state}`)}: ${translate(locale, `figures.${channel}`)}`),
  );
  return toCsv([[...heads, ...channelHeads], ...periods.map(toLine)]);
}

const columns = [
  'from',
  'customers',
  'vendors',
  'venues',
  'services',
  'requested',
  'confirmed',
  'answerable',
  'answered_in_time',
  'answer_minutes',
  'completed',
  'no_shows',
  'cancelled',
  'paid_iqd',
] as const satisfies readonly (keyof MarketFigures)[];

const states = ['sent', 'delivered', 'failed'] as const;

const toLine = (period: MarketFigures): Cell[] => [
  ...columns.map((column) => period[column] ?? ''),
  ...channelNames.flatMap((channel) => {
    const row = period.messages.find((one) => one.channel === channel);
    return states.map((state) => row?.[state] ?? 0);
  }),
];
