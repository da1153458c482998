import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';
import type { Block, Inline, TextPage } from '@tajmeelspot/contract/content.ts';
import type { Translate } from '../shell/messages/translations.tsx';

/** The page on how results are ordered; every number comes from the weights that the order itself uses. */
export function rankingText(translate: Translate): TextPage {
  const t = (key: string, values?: Record<string, string | number>) => translate(`ranking.${key}`, values);
  const section = (name: string, ...blocks: Block[]): Block[] => [
    { kind: 'heading', level: 2, id: name, text: t(`${name}.title`) },
    ...blocks,
  ];
  const { ratingPoints, recommendationPoints, imaginedVoices, imaginedStars, recommendationsForHalf } = weights;
  const mean = { voices: imaginedVoices, stars: String(imaginedStars), points: ratingPoints };
  const recommendations = { points: recommendationPoints, half: recommendationsForHalf };
  return {
    slug: 'how-we-rank',
    title: t('title'),
    lead: t('lead'),
    blocks: [
      ...section('whose', paragraph(t('whose.text')), paragraph(t('whose.one')), paragraph(t('whose.age'))),
      ...section('fading', paragraph(t('fading.text')), fadingTable(t)),
      ...section(
        'points',
        subheading('rating', t('points.rating', mean)),
        paragraph(t('points.ratingText', mean)),
        subheading('recommendations', t('points.recommendations', recommendations)),
        paragraph(t('points.recommendationsText', recommendations)),
        paragraph(t('points.equal')),
      ),
      ...section('never', {
        kind: 'list',
        isOrdered: false,
        items: [plain(t('never.money')), plain(t('never.you')), plain(t('never.others'))],
      }),
      ...section('words', paragraph(t('words.text'))),
      ...section('other', paragraph(t('other.text'))),
      ...section('check', paragraph(t('check.text')), {
        kind: 'paragraph',
        parts: [{ kind: 'link', text: t('check.log'), to: '/decisions' }],
      }),
    ],
  };
}

/** What a voice weighs from which age on. */
const fadingTable = (t: (key: string, values?: Record<string, string | number>) => string): Block => ({
  kind: 'table',
  head: [plain(t('fading.age')), plain(t('fading.weight'))],
  rows: Array.from({ length: weights.halvings + 1 }, (_, years) => [
    plain(t(years === 0 ? 'fading.young' : 'fading.older', { days: weights.halvingDays * Math.max(1, years) })),
    plain(years === 0 ? '1' : `1/${2 ** years}`),
  ]),
});

const plain = (text: string): Inline[] => [{ kind: 'text', text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', parts: plain(text) });
const subheading = (id: string, text: string): Block => ({ kind: 'heading', level: 3, id, text });
