import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <ReadyMark />
    </StrictMode>,
  );
});

/** Says on the document that the page answers to clicks now; before that, links and forms work by themselves. */
function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}
