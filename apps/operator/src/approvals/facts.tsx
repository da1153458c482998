import { useId, type ReactNode } from 'react';

type FactProps = { readonly name: string; readonly children: ReactNode };

/** A fact with its name. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid gap-0.5 border-b border-line py-2.5 last:border-b-0">
      <dt className="text-13 text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

type FactListProps = { readonly name: string; readonly facts: readonly string[]; readonly none: string };

/** Several facts of one name, a line each. */
export function FactList({ name, facts, none }: FactListProps) {
  return (
    <Fact name={name}>
      {facts.length === 0 && none}
      {[...new Set(facts)].map((fact) => (
        <span key={fact} className="block not-first:mt-1.5">
          <bdi>{fact}</bdi>
        </span>
      ))}
    </Fact>
  );
}

type FactSectionProps = { readonly title: string; readonly children: ReactNode };

/** Facts about one thing. */
export function FactSection({ title, children }: FactSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line">
      <h3 id={id} className="text-18">
        {title}
      </h3>
      {children}
    </section>
  );
}
