import type { Language } from '@tajmeelspot/language/languages.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { createFirstVenue, createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { storeAnswers, readAnswers } from './shell/offline/stored-answers.ts';
import { registerWorker } from './shell/offline/register-worker.ts';
import { DashboardApp } from './shell/app.tsx';
import { openSession } from './shell/session.ts';
import { loadMessages } from './shell/messages-provider.tsx';

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
      <DashboardApp router={router} handOff={handOff} firstVenue={createFirstVenue(router)} />
    </StrictMode>,
  );
}

/** How long the first screen waits for the font, milliseconds: a page stays in the font in which it is first drawn. */
const maxFontMs = 600;

function loadFont(language: Language): Promise<unknown> {
  const loaded = document.fonts.load("1em 'Vazirmatn Variable'", language === 'en' ? 'a' : 'aا').catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxFontMs))]);
}
