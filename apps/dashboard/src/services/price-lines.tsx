import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import { said } from '../fields/said.ts';
import { WordsField } from '../fields/words-field.tsx';
import { useLanguage } from '../shell/language.ts';
import { type DraftLine, emptyLine, finalPrice, lineOf, type Usual } from './lines.ts';
import { LineTiming } from './line-timing.tsx';
import { UsualTreatments } from './usual-treatments.tsx';

type PriceLinesProps = {
  readonly lines: readonly DraftLine[];
  readonly usual: readonly Usual[];
  /** Sentences by field, such as treatments.0.price. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (lines: DraftLine[]) => void;
};

/** A price list: usual treatments come with one tap, and every line can be changed, moved and removed. */
export function PriceLines({ lines, usual, errors, onChange }: PriceLinesProps) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const titles = new Set(lines.map(({ title }) => said(title, language)));
  const left = usual.filter(({ title }) => !titles.has(said(title, language)));
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {lines.map((line, place) => (
          <li key={line.key}>
            <Line
              {...{ line, place, errors }}
              isLast={place === lines.length - 1}
              onChange={(next) => onChange(lines.with(place, next))}
              onRemove={() => onChange(lines.toSpliced(place, 1))}
              onMove={(by) => onChange(lines.toSpliced(place, 1).toSpliced(place + by, 0, line))}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="outline"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...lines, emptyLine()])}
      >
        <Icon name="plus" />
        {t('addLine')}
      </Button>
      {left.length > 0 && <UsualTreatments usual={left} onChoose={(one) => onChange([...lines, lineOf(one)])} />}
    </div>
  );
}

type PriceLinesLineProps = Pick<PriceLinesProps, 'errors'> & {
  readonly line: DraftLine;
  readonly place: number;
  readonly isLast: boolean;
  readonly onChange: (line: DraftLine) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: number) => void;
};

function Line({ line, place, isLast, errors, onChange, onRemove, onMove }: PriceLinesLineProps) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const number = formatNumber(language, place + 1);
  const name = said(line.title, language) || t('line', { number });
  const set = (change: Partial<DraftLine>) => onChange({ ...line, ...change });
  const errorOf = (field: string) => errors[`treatments.${place}.${field}`];
  const paid = finalPrice(line);
  const numbers = [
    { field: 'price', label: t('price') },
    { field: 'duration', label: t('minutes') },
    { field: 'buffer', label: t('buffer') },
    { field: 'discount', label: t('discount') },
  ] as const;
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-3 rounded-card p-4 inset-ring inset-ring-line">
      <div className="-my-2 flex items-center justify-between">
        <span className="text-13 font-strong text-ink-soft">{t('line', { number })}</span>
        <div className="-me-2 flex">
          {place > 0 && <Small label={t('up', { name })} icon="chevron-down" isUp onPress={() => onMove(-1)} />}
          {!isLast && <Small label={t('down', { name })} icon="chevron-down" onPress={() => onMove(1)} />}
          <Small label={t('removeLine', { name })} icon="close" onPress={onRemove} />
        </div>
      </div>
      <WordsField
        label={t('treatment')}
        name="title"
        maxLength={120}
        value={line.title}
        error={errorOf('title')}
        onChange={(title) => set({ title })}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {numbers.map(({ field, label }) => (
          <NumberField
            key={field}
            label={label}
            name={field}
            value={line[field]}
            error={errorOf(field)}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
      </div>
      <LineTiming {...{ line, errorOf }} onChange={set} />
      {paid !== undefined && <p className="text-15">{t('pays', { price: formatMoney(language, paid) })}</p>}
    </fieldset>
  );
}

type PriceLinesSmallProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly isUp?: boolean;
  readonly onPress: () => void;
};

function Small({ label, icon, isUp = false, onPress }: PriceLinesSmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
      onClick={onPress}
    >
      <Icon name={icon} className={`size-4.5 ${isUp ? 'rotate-180' : ''}`} />
    </button>
  );
}
