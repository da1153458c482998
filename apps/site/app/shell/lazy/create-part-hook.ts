import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Brings a part's component. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** A hook that gives a part once its script has come, for every place that shows it; told where it does not come. */
export function createPartHook<Props>(load: LoadPart<Props>) {
  let loaded: ComponentType<Props> | undefined;
  return function usePart(onFail: () => void): ComponentType<Props> | undefined {
    const [Part, setPart] = useState(() => loaded);
    const [fail] = useState(() => onFail);
    useEffect(() => {
      let isUnmounted = false;
      if (!loaded)
        load().then(
          (part) => {
            loaded = part;
            // What stands there stays until all of the part is ready, and a touch goes first.
            if (!isUnmounted) startTransition(() => setPart(() => part));
          },
          () => isUnmounted || fail(),
        );
      return () => {
        isUnmounted = true;
      };
    }, [fail]);
    return Part;
  };
}
