import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PartMessagesProvider } from '../messages-provider.tsx';
import { areSingleKeysOn, destinations } from './single-keys.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

type PaletteView = 'palette' | 'keys';

/** Asks the component that listens to the keyboard to show the palette or the list of keys. */
export const openPalette = (view: PaletteView): boolean => dispatchEvent(new CustomEvent(`palette:${view}`));

/** Listens to the keyboard, wherever nothing is typed, and shows what was asked for. */
export function Shortcuts() {
  const [open, setOpen] = useState<PaletteView>();
  const go = useNavigate();
  useEffect(() => {
    const listening = new AbortController();
    const on = { signal: listening.signal };
    addEventListener('keydown', (event) => handleKey(event, setOpen, (to) => void go(to)), on);
    addEventListener('palette:palette', () => setOpen('palette'), on);
    addEventListener('palette:keys', () => setOpen('keys'), on);
    return () => listening.abort();
  }, [go]);
  if (!open) return null;
  const shared = { onClose: () => setOpen(undefined) };
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="records">
        {open === 'palette' ? <Palette {...shared} onKeys={() => setOpen('keys')} /> : <KeyList {...shared} />}
      </PartMessagesProvider>
    </Suspense>
  );
}

/** Where somebody writes, letters are letters; over a dialog they are its own affair. */
function handleKey(event: KeyboardEvent, open: (view: PaletteView) => void, go: (to: string) => void): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
    event.preventDefault();
    return open('palette');
  }
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
  if (ctrlKey || metaKey || altKey || isWriting || !areSingleKeysOn()) return undefined;
  if (key === '?') return open('keys');
  if (key === '/') {
    event.preventDefault();
    return open('palette');
  }
  const to = destinations[key.toLowerCase()];
  return to === undefined ? undefined : go(to);
}
