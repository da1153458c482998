import { isolate } from '@tajmeelspot/language/isolate.ts';
import type { ReactNode } from 'react';
import { readLanguage } from '../shell/language.ts';

type PartsEntryProps = {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** How deep it lies in a tree, from 1. */
  readonly level?: number | undefined;
  /** Short facts under the title. */
  readonly facts?: ReactNode;
  /** What can be done about it: at the end on wide screens, below on phones. */
  readonly actions?: ReactNode;
  /** More of it, over the whole width. */
  readonly children?: ReactNode;
};

/** One entry of a list. */
export function Entry({ title, level = 1, badge, facts, actions, children }: PartsEntryProps) {
  return (
    <li className="grid gap-3 border-b border-line px-4 py-4 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6">
      <div className={`min-w-0 ${indents[level - 1] ?? ''}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <b className="min-w-0 font-strong wrap-anywhere">{title}</b>
          {badge}
        </div>
        {facts !== undefined && <p className="mt-1 text-15 text-ink-soft wrap-anywhere">{facts}</p>}
      </div>
      {Boolean(children) && <div className="min-w-0 lg:col-span-full lg:row-start-2">{children}</div>}
      {Boolean(actions) && <div className="flex flex-wrap gap-2 lg:justify-end">{actions}</div>}
    </li>
  );
}

const indents = ['', 'ps-6', 'ps-12'];

/** The frame of entries. */
export function Entries({ children }: { readonly children: ReactNode }) {
  return <ul className="rounded-card bg-surface inset-ring inset-ring-line">{children}</ul>;
}

/** Facts in a row, with a dot between them; each keeps its own direction. */
export const joined = (...facts: readonly (string | null | undefined | false)[]): string =>
  facts.flatMap((fact) => (fact ? [isolate(readLanguage(), fact)] : [])).join(' · ');
