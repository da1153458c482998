import type { ReactNode } from 'react';

type AppHeadProps = {
  /** What the browser calls the page. */
  readonly pageTitle: string;
  readonly title: string;
  /** The menu of the user who is logged in. */
  readonly account: ReactNode;
  /** What stands under the title: a sentence, or the state of what is shown. */
  readonly children?: ReactNode;
};

/** The head of a screen of an application: its title, what stands under it, who is in. */
export function AppHead({ pageTitle, title, account, children }: AppHeadProps) {
  return (
    <>
      <title>{pageTitle}</title>
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-28 wrap-anywhere">{title}</h1>
          <div className="mt-1 flex max-w-160 flex-wrap items-center gap-x-3 gap-y-1 text-15 text-ink-soft empty:hidden">
            {children}
          </div>
        </div>
        {account}
      </header>
    </>
  );
}
