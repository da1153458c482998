import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { createBeginning, createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { Program } from './shell/program.tsx';
import { openSession } from './shell/session.ts';
import { wordsOf } from './shell/words.tsx';

const handOff = window.__HAND_OFF__;
delete window.__HAND_OFF__;

// Both are on their way before anything is shown.
void wordsOf(readLanguage());
void openSession(handOff);

const root = document.querySelector('#root');
if (root) {
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <Program router={router} handOff={handOff} beginning={createBeginning(router)} />
    </StrictMode>,
  );
}
