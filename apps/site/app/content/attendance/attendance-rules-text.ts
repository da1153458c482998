import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';
import type { Block, Inline, TextPage } from '@tajmeelspot/contract/content.ts';
import type { Translate } from '../../shell/messages/translations.tsx';

/** The page on missed bookings; every number comes from the limits that the server reckons by. */
export function attendanceRulesText(t: Translate): TextPage {
  const { days, oneIn } = attendanceLimits;
  const section = (name: string, ...blocks: Block[]): Block[] => [
    { kind: 'heading', level: 2, id: name, text: t(`${name}.title`) },
    ...blocks,
  ];
  return {
    slug: 'if-you-cannot-come',
    title: t('title'),
    lead: t('lead'),
    blocks: [
      ...section('cancel', paragraph(t('cancel.text'))),
      ...section('steps', paragraph(t('steps.text', { days, oneIn })), stepsTable(t)),
      ...section('never', {
        kind: 'list',
        isOrdered: false,
        items: [plain(t('never.fee')), plain(t('never.score')), plain(t('never.lock'))],
      }),
      ...section('wrong', paragraph(t('wrong.text')), paragraph(t('wrong.team'))),
    ],
  };
}

/** What is asked from how many missed bookings on. */
function stepsTable(t: Translate): Block {
  const { askFrom, limitFrom, releaseHours: hours } = attendanceLimits;
  return {
    kind: 'table',
    head: [plain(t('steps.missed')), plain(t('steps.asked'))],
    rows: [
      [plain(t('steps.fewer', { from: askFrom })), plain(t('steps.nothing'))],
      [plain(t('steps.from', { from: askFrom })), plain(t('steps.tap', { hours }))],
      [plain(t('steps.from', { from: limitFrom })), plain(t('steps.one'))],
    ],
  };
}

const plain = (text: string): Inline[] => [{ kind: 'text', text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', parts: plain(text) });
