import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import { licenceClasses } from '@tajmeelspot/contract/licence-classes.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joined } from '../parts/entry.tsx';
import { Fact, FactList, FactSection } from './facts.tsx';

type TextFactsProps = { readonly text: NonNullable<Approval['text']> };

/** What an operator reads of texts that are held, with the words that were found in them. */
export function TextFacts({ text }: TextFactsProps) {
  const t = useTranslations('operator.approvals');
  const tVendors = useTranslations('operator.vendors');
  return (
    <FactSection title={text.title}>
      <dl>
        <FactList name={t('words')} none={t('none')} facts={text.words} />
        <FactList name={t('classes')} none={t('none')} facts={text.classes.map((one) => tVendors(`classes.${one}`))} />
        <Fact name={t('texts')}>
          {[...new Set(text.texts)].map((line) => (
            <p key={line} dir="auto">
              <MarkedText text={line} words={text.words} />
            </p>
          ))}
        </Fact>
        <FactList
          name={t('treatments')}
          none={t('none')}
          facts={text.treatments.map(({ title, procedure, licence_class: needed }) =>
            joined(
              title,
              procedure,
              ...licenceClasses.filter((one) => one === needed).map((one) => tVendors(`classes.${one}`)),
            ),
          )}
        />
      </dl>
    </FactSection>
  );
}

type MarkedTextProps = { readonly text: string; readonly words: readonly string[] };

function MarkedText({ text, words }: MarkedTextProps) {
  const looked = words
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  if (looked.length === 0) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(looked.join('|'), 'giu'))) {
    parts.push(
      text.slice(end, index),
      <mark key={index} className="rounded-small bg-saffron-tint text-ink">
        {found}
      </mark>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
