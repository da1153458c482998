import type { ReactNode } from 'react';

type SpecimenProps = {
  /** What is shown of the part: a state, a length, a kind. It is a name of the code, the same in every language. */
  readonly of: string;
  /** Draws the part as under a pointer or with the focus of the keyboard. */
  readonly look?: 'hover' | 'focus' | undefined;
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
};

/** One part in one state, below the name of the state. */
export function Specimen({ of, look, isWide = false, children }: SpecimenProps) {
  return (
    <div className={`grid min-w-0 content-start gap-2 ${isWide ? 'col-span-full' : ''}`}>
      <p lang="en" dir="ltr" className="text-start text-13 text-ink-soft rtl:text-end">
        {of}
      </p>
      <div data-look={look} className="min-w-0">
        {children}
      </div>
    </div>
  );
}

type PartProps = { readonly name: string; readonly children: ReactNode };

/** A part in all its states. */
export function Part({ name, children }: PartProps) {
  return (
    <section aria-labelledby={name} className="grid gap-4 border-t border-line pt-4">
      <h3 id={name} lang="en" className="text-18">
        <bdi>{name}</bdi>
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-x-6 gap-y-5">{children}</div>
    </section>
  );
}
