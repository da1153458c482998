import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRequestList } from '../agenda.ts';

const key = 'dashboard.sound';
const changes = new EventTarget();

/** Whether new requests ring on this device, and the way to choose otherwise; the choice rings once, to be heard. */
export function useSoundChoice(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, readChoice);
  const choose = (chosen: boolean) => {
    localStorage.setItem(key, chosen ? 'on' : 'off');
    changes.dispatchEvent(new Event('change'));
    if (chosen) ring();
  };
  return [isOn, choose];
}

/** Rings when a request comes that was not there before. */
export function useRequestSound(venueId: number): void {
  const { data } = useRequestList(venueId);
  const known = useRef<{ readonly venueId: number; readonly ids: ReadonlySet<number> }>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = known.current?.venueId === venueId ? known.current.ids : undefined;
    known.current = { venueId, ids: new Set(data.map(({ id }) => id)) };
    if (before && readChoice() && data.some(({ id }) => !before.has(id))) ring();
  }, [data, venueId]);
}

const readChoice = (): boolean => localStorage.getItem(key) === 'on';

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

let context: AudioContext | undefined;

/** Two notes, half a second: no file is loaded, and what cannot be heard is no error. */
function ring(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const at = start + index * 0.18;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.34);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.36);
  }
  void context.resume();
}
