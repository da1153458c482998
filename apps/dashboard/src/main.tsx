import type { Language } from '@tajmeelspot/language/languages.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { createBeginning, createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { storeAnswers, readAnswers } from './shell/offline/answers.ts';
import { registerWorker } from './shell/offline/worker.ts';
import { Program } from './shell/program.tsx';
import { openSession } from './shell/session.ts';
import { loadMessages } from './shell/words.tsx';

const handOff = window.__HAND_OFF__;
delete window.__HAND_OFF__;

// Messages and session are on their way before the first component asks for them.
void loadMessages(readLanguage());
const stored = handOff === undefined ? readAnswers() : Promise.resolve();
void openSession(handOff);
registerWorker();
const font = loadFont(readLanguage());
// What was known is on screen from the start; a device that cannot read its store delays nothing.
await stored.catch(() => undefined);
storeAnswers();
await font;
const root = document.querySelector('#root');
if (root) show(root);

function show(at: Element): void {
  const router = createRouter();
  createRoot(at).render(
    <StrictMode>
      <Program router={router} handOff={handOff} beginning={createBeginning(router)} />
    </StrictMode>,
  );
}

/** How long the first screen waits for the font, milliseconds: a page stays in the font in which it is first drawn. */
const maxFontMs = 600;

function loadFont(language: Language): Promise<unknown> {
  const loaded = document.fonts.load("1em 'Vazirmatn Variable'", language === 'en' ? 'a' : 'aا').catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxFontMs))]);
}
