import type { ImportLine, ImportPreview } from '@tajmeelspot/contract/clients/imports.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

const linesAtOnce = 50;

const tones = { new: 'good', joins: 'waiting', refused: 'bad' } as const satisfies Record<string, Tone>;
const icons = { new: 'plus', joins: 'user', refused: 'close' } as const;

type ImportLinesProps = {
  readonly preview: ImportPreview;
  /** The button that does it. */
  readonly children: ReactNode;
};

/** Line by line what an import will do: what is refused stands first, for it can be mended. */
export function ImportLines({ preview, children }: ImportLinesProps) {
  const t = useTranslations('clients');
  const [count, setCount] = useState(linesAtOnce);
  const { added, joined, refused } = preview;
  const lines = preview.lines.toSorted((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'));
  return (
    <section aria-labelledby="lines" className="grid gap-3">
      <h2 id="lines" className="text-18">
        {t('counts', { added, joined, refused })}
      </h2>
      {children}
      <ol className="rounded-card bg-surface px-4 inset-ring inset-ring-line empty:hidden">
        {lines.slice(0, count).map((line) => (
          <PreviewedLine key={line.number} line={line} />
        ))}
      </ol>
      {lines.length > count && (
        <Button
          kind="outline"
          size="small"
          className="justify-self-center"
          onClick={() => setCount(count + linesAtOnce * 4)}
        >
          {t('lines')}
        </Button>
      )}
    </section>
  );
}

function PreviewedLine({ line }: { readonly line: ImportLine }) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const { outcome, reason } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0">
      <span className="min-w-0 grow basis-40">
        <b className="block font-strong wrap-anywhere">
          <bdi>{line.name || t('unknown')}</bdi>
        </b>
        <span className="flex flex-wrap gap-x-2 text-13 text-ink-soft">
          <span>{t('line', { number: formatNumber(locale, line.number) })}</span>
          <bdi dir="ltr">{line.phone}</bdi>
          {reason && <span className="text-other">{t('reason', { reason })}</span>}
        </span>
      </span>
      <Badge tone={tones[outcome]} icon={icons[outcome]} label={t('outcome', { outcome, name: line.joins ?? '' })} />
    </li>
  );
}
