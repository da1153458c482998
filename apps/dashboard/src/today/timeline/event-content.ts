import { type IconName, strokeOf } from '@tajmeelspot/ui/icon.tsx';
import type { ItemEvent } from './timeline-events.ts';

/** What is done with an employee's day from the head of its column, and what that is called. */
export type HeadAction = { readonly label: string; readonly run: () => void };

/** What stands in a column's head: who it is, how much there is to do, and as a button where something can be done. */
export function columnHeadNodes(name: string, text: string, action?: HeadAction): Node[] {
  const initial = textNode('span', String.fromCodePoint(name.codePointAt(0) ?? 0), 'chair-initial');
  initial.setAttribute('aria-hidden', 'true');
  const nodes = [initial, textNode('b', name), textNode('small', text)];
  if (!action) return nodes;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'head-button';
  button.title = action.label;
  button.append(...nodes, textNode('span', `, ${action.label}`, 'sr-only'));
  button.addEventListener('click', action.run);
  return [button];
}

/** The head of a day's column: what its weekday is called, and its number in the month. */
export const dayHeadNodes = (weekday: string, date: string): Node[] => [
  textNode('b', weekday),
  textNode('small', date),
];

type ItemTexts = {
  /** What it is, and where or on what. */
  readonly what: string;
  /** When it begins, as far as there is room to show it. */
  readonly start: string;
  /** From when to when, and its state: for readers. */
  readonly times: string;
  readonly state: string;
  readonly icon: IconName;
  /** Room for one line alone: of the name its first word is shown. */
  readonly isShort?: boolean;
};

/** What stands on a treatment: who, what, when where there is room, and its state as an icon and a word. */
export function itemNodes(
  { booking }: ItemEvent,
  { what, start, times, state, icon, isShort = false }: ItemTexts,
): Node[] {
  const shownStart = textNode('small', start);
  shownStart.setAttribute('aria-hidden', 'true');
  return [
    isShort ? shortNameNode(booking.customer_name) : textNode('b', booking.customer_name),
    textNode('span', what, 'event-what'),
    shownStart,
    textNode('span', `, ${times}, ${state}`, 'sr-only'),
    iconNode(icon),
  ];
}

/** A name of which the first word is shown, and all is read. */
function shortNameNode(name: string): HTMLElement {
  const [first = '', ...others] = name.split(' ');
  const node = textNode('b', first);
  if (others.length > 0) node.append(textNode('span', ` ${others.join(' ')}`, 'sr-only'));
  return node;
}

/** What stands on a pause. */
export const offTimeNodes = (text: string, times: string): Node[] => [
  textNode('b', text),
  textNode('span', times, 'sr-only'),
];

/** A free gap as a button that adds something to it. */
export function gapNodes(text: string, label: string, add: () => void): Node[] {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'gap-button';
  button.setAttribute('aria-label', label);
  button.append(iconNode('plus'), textNode('span', text));
  button.addEventListener('click', add);
  // The calendar would take the same tap for one of its own.
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  return [button];
}

function textNode(tag: 'b' | 'span' | 'small', text: string, className = ''): HTMLElement {
  const node = document.createElement(tag);
  // Names and times keep their own direction, and stand where everything else begins.
  const isolated = document.createElement('bdi');
  isolated.textContent = text;
  node.append(isolated);
  if (className !== '') node.className = className;
  return node;
}

const svg = 'http://www.w3.org/2000/svg';

function iconNode(name: IconName): Element {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'icon');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', strokeOf(name));
  icon.append(path);
  return icon;
}
