import { type ComponentType, useEffect, useState } from 'react';

/** Brings a part's component. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

/** A hook that gives a part once its script has come, for every place that shows it; told where it does not come. */
export function keepPart<Props>(load: Load<Props>) {
  let kept: ComponentType<Props> | undefined;
  return function usePart(onMiss: () => void): ComponentType<Props> | undefined {
    const [Part, setPart] = useState(() => kept);
    const [miss] = useState(() => onMiss);
    useEffect(() => {
      let isGone = false;
      if (!kept)
        load().then(
          (part) => {
            kept = part;
            if (!isGone) setPart(() => part);
          },
          () => isGone || miss(),
        );
      return () => {
        isGone = true;
      };
    }, [miss]);
    return Part;
  };
}
