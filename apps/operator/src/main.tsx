import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { App } from './app.tsx';
import { createRouter } from './router.tsx';
import { readLanguage } from './shell/language.ts';
import { loadMessages } from './shell/messages-provider.tsx';
import { session } from './shell/session.ts';

// The messages are on their way before the first component asks for them.
void loadMessages(readLanguage());
session.resume();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App router={createRouter()} />
    </StrictMode>,
  );
}
