import { type ReactNode, useEffect, useRef } from 'react';

type AppFrameProps = {
  readonly skipLabel: string;
  /** The navigation of wide screens. */
  readonly side: ReactNode;
  /** The navigation of phones. */
  readonly bottom: ReactNode;
  /** The address of the screen: when it changes, the focus goes to the start of the content. */
  readonly pathname: string;
  /** True: the screen takes all the width there is, and the navigation of wide screens little of it. */
  readonly isFull?: boolean | undefined;
  /** What stands over the screen, such as toasts. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of an application: navigation at the side of wide screens and at the bottom of phones, the screen between. */
export function AppFrame({ skipLabel, side, bottom, pathname, isFull = false, over, children }: AppFrameProps) {
  const content = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current !== pathname) content.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname]);
  return (
    <div
      className={`min-h-dvh md:grid ${isFull ? 'md:grid-cols-[64px_minmax(0,1fr)]' : 'md:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]'}`}
    >
      <a
        href="#content"
        className="sr-only z-20 rounded-control bg-surface p-3 focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
      >
        {skipLabel}
      </a>
      {side}
      <div className={`min-w-0 px-4 pt-5 pb-24 md:px-6 md:pb-10 ${isFull ? '' : 'lg:px-8'}`}>
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className={`mx-auto grid grid-cols-1 outline-none ${isFull ? 'gap-4' : 'max-w-310 gap-6'}`}
        >
          {children}
        </main>
      </div>
      {bottom}
      {over}
    </div>
  );
}
