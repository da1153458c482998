import { useDigits } from '../text/use-digits.ts';

type GlossaryTermsProps = { readonly terms: readonly { readonly term: string; readonly text: string }[] };

/** Words of the trade with what they mean. */
export function GlossaryTerms({ terms }: GlossaryTermsProps) {
  const toDigits = useDigits();
  return (
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {terms.map(({ term, text }) => (
        <div key={term} className="border-t border-line pt-4">
          <dt className="font-strong">{toDigits(term)}</dt>
          <dd className="mt-1 text-15 text-ink-soft">{toDigits(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
