import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * The venue that is pointed at, on its card or on its pin, and what marks both. Cards say of which venue they are by
 * `data-venue`; whatever they look like, they are marked by `data-marked`.
 */
export function useMarkedVenue() {
  const [slug, setSlug] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-venue]') ?? [];
    for (const card of cards) card.toggleAttribute('data-marked', slug !== '' && card.dataset['venue'] === slug);
  });
  const point = (event: MouseEvent | FocusEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-venue]') : null;
    setSlug(card?.dataset['venue'] ?? '');
  };
  const leave = () => setSlug('');
  return {
    slug,
    mark: setSlug,
    list,
    ofList: { onMouseOver: point, onFocus: point, onMouseLeave: leave, onBlur: leave },
  };
}
