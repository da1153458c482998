import type { Language } from '@tajmeelspot/language/languages.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { places } from '@tajmeelspot/contract/places.ts';
import './app.css';
import { createBeginning, createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { storeAnswers, readAnswers } from './shell/offline/answers.ts';
import { registerWorker } from './shell/offline/worker.ts';
import { Program } from './shell/program.tsx';
import { openSession } from './shell/session.ts';
import { wordsOf } from './shell/words.tsx';

const handOff = window.__HAND_OFF__;
delete window.__HAND_OFF__;

const root = document.querySelector('#root');
if (root && isConsole(location.pathname)) {
  void wordsOf(readLanguage(), 'operator');
  void import('./console/console.tsx').then(({ showConsole }) => showConsole(root));
} else {
  // Both are on their way before anything is shown.
  void wordsOf(readLanguage());
  const isKept = handOff === undefined ? readAnswers() : Promise.resolve();
  void openSession(handOff);
  registerWorker();
  const font = loadFont(readLanguage());
  // What was known is on screen from the start; a device that cannot say what it keeps holds up nothing.
  await isKept.catch(() => undefined);
  storeAnswers();
  await font;
  if (root) show(root);
}

function show(at: Element): void {
  const router = createRouter();
  createRoot(at).render(
    <StrictMode>
      <Program router={router} handOff={handOff} beginning={createBeginning(router)} />
    </StrictMode>,
  );
}

/** A page keeps the letters that it was first drawn with: the font is wanted before that, though not at any price. */
const fontWaitMs = 600;

function loadFont(language: Language): Promise<unknown> {
  const loaded = document.fonts.load("1em 'Vazirmatn Variable'", language === 'en' ? 'a' : 'aا').catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, fontWaitMs))]);
}

/** The operator's console is the same page at a place of its own; what it shows is loaded there alone. */
function isConsole(path: string): boolean {
  return path === places.operator || path.startsWith(`${places.operator}/`);
}
