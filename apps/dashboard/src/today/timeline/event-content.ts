import { type IconName, strokeOf } from '@tajmeelspot/ui/icon.tsx';
import { lookOf } from '@tajmeelspot/ui/state-badge.tsx';
import type { ItemEvent } from './timeline-events.ts';

/** What stands in a column's head: who it is, and how much there is to do. */
export function columnHeadNodes(name: string, text: string): Node[] {
  const initial = textNode('span', String.fromCodePoint(name.codePointAt(0) ?? 0), 'chair-initial');
  initial.setAttribute('aria-hidden', 'true');
  return [initial, textNode('b', name), textNode('small', text)];
}

/** What stands on a treatment: who, what where there is room, when, and its state as an icon and a word. */
export function itemNodes({ booking, treatment, from, to }: ItemEvent, times: string, state: string): Node[] {
  const nodes = [textNode('b', booking.customer_name)];
  if (to - from > 45) nodes.push(textNode('span', treatment));
  nodes.push(textNode('small', times), textNode('span', `, ${state}`, 'sr-only'));
  return [...nodes, iconNode(lookOf[booking.status].icon)];
}

/** What stands on a pause. */
export const offTimeNodes = (text: string, times: string): Node[] => [textNode('b', text), textNode('small', times)];

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
