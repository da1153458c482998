import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { places } from '@tajmeelspot/contract/places.ts';
import './app.css';
import { createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { Program } from './shell/program.tsx';
import { openSession } from './shell/session.ts';
import { wordsOf } from './shell/words.tsx';

const handOff = window.__HAND_OFF__;
delete window.__HAND_OFF__;

const root = document.querySelector('#root');
if (root && isConsole(location.pathname)) {
  void wordsOf(readLanguage(), 'operator');
  void import('./console/console.tsx').then(({ showConsole }) => showConsole(root));
} else if (root) {
  // Both are on their way before anything is shown.
  void wordsOf(readLanguage());
  void openSession(handOff);
  createRoot(root).render(
    <StrictMode>
      <Program router={createRouter()} handOff={handOff} />
    </StrictMode>,
  );
}

/** The operator's console is the same page at a place of its own; what it shows is loaded there alone. */
function isConsole(path: string): boolean {
  return path === places.operatorConsole || path.startsWith(`${places.operatorConsole}/`);
}
