import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { createBeginning, createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { keepAnswers, readAnswers } from './shell/offline/answers.ts';
import { keepFiles } from './shell/offline/worker.ts';
import { Program } from './shell/program.tsx';
import { openSession } from './shell/session.ts';
import { wordsOf } from './shell/words.tsx';

const handOff = window.__HAND_OFF__;
delete window.__HAND_OFF__;

// Both are on their way before anything is shown.
void wordsOf(readLanguage());
const isKept = handOff === undefined ? readAnswers() : Promise.resolve();
void openSession(handOff);
keepFiles();

const root = document.querySelector('#root');
// What was known is on screen from the start; a device that cannot say what it keeps holds up nothing.
await isKept.catch(() => undefined);
keepAnswers();
if (root) {
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <Program router={router} handOff={handOff} beginning={createBeginning(router)} />
    </StrictMode>,
  );
}
