import type { ComponentType, ReactNode } from 'react';
import { createPartHook, type LoadPart } from './create-part-hook.ts';

/**
 * A part whose script comes when it is first shown. Where the script does not come, as happens on a weak line, the page
 * goes on without the part, and asks again when it is shown the next time.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> {
  const usePart = createPartHook(load);
  return function LazyPart(props: Props) {
    const Part = usePart(() => {});
    if (Part) return <Part {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
}
