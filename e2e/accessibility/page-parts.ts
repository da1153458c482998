/*
 * These functions run in the page: `describePage` is sent there as source, with all that it calls.
 *
 * The verdict of axe about a part of a page follows from what the part consists of, how it is painted and what it lies
 * in. Two parts with the same key have the same verdict: their elements, attributes, states and colours are the same.
 * Texts, addresses and names count as far as there are some.
 */

/** The elements of a page in their order, as parallel lists. */
export type PageParts = {
  /** The place of the element that this one lies in; -1 for the root. */
  readonly parents: readonly number[];
  /** How many elements the part has: the element and all that it holds. */
  readonly sizes: readonly number[];
  /** What decides on the verdict about the part: its own content, and what it lies in. */
  readonly keys: readonly string[];
  /** Ids that several elements have and that something refers to, which no single part shows. */
  readonly repeatedIds: readonly string[];
};

/** Describes every element of the page, and leaves the elements in `window.describedElements`. */
function describePage(): PageParts {
  const elements = [...document.querySelectorAll('*')].filter((element) => !isUnseen(element));
  const places = new Map(elements.map((element, place) => [element, place]));
  const parents = elements.map(({ parentElement }) => (parentElement ? (places.get(parentElement) ?? -1) : -1));
  const own = elements.map((element) => hashOf(describeElement(element)));
  const contexts: string[] = [];
  for (const [place, parent] of parents.entries())
    contexts[place] = parent < 0 ? `${innerWidth}` : hashOf(`${contexts[parent]} ${own[parent]}`);
  const inside = elements.map((): string[] => []);
  const sizes = elements.map(() => 1);
  const keys: string[] = [];
  for (let place = elements.length - 1; place >= 0; place -= 1) {
    const whole = hashOf(`${own[place]} ${inside[place]?.toReversed().join(' ')}`);
    keys[place] = hashOf(`${contexts[place]} ${whole}`);
    const parent = parents[place] ?? -1;
    if (parent < 0) continue;
    inside[parent]?.push(whole);
    sizes[parent] = (sizes[parent] ?? 0) + (sizes[place] ?? 0);
  }
  Object.assign(globalThis, { describedElements: elements });
  return { parents, sizes, keys, repeatedIds: listRepeatedIds() };
}

/** The strokes of a drawing and most of the head are nothing that axe has a verdict on. */
const isUnseen = (element: Element): boolean =>
  element.matches('head :not(title, meta[name=viewport]), script, style, svg :not(title, text, a, [role], [tabindex])');

function describeElement(element: Element): string {
  // What lies in it is described by nothing here.
  if (element.tagName === 'IFRAME' || element.shadowRoot) return String(Math.random());
  return [element.tagName, ...describeAttributes(element), ...describeState(element), ...describeLook(element)].join(
    '|',
  );
}

/** Attributes that name other elements, those whose words do not matter, and all others as they are. */
function describeAttributes(element: Element): string[] {
  const references =
    /^(?:for|list|headers|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const words =
    /^(?:id|name|alt|title|href|src|srcset|sizes|style|value|content|action|placeholder|datetime|nonce|aria-(?:label|roledescription|value\w+|posinset|setsize|\w+index)|data-.+)$/;
  return element.getAttributeNames().map((name) => {
    const value = element.getAttribute(name) ?? '';
    if (references.test(name)) return `${name}=${value.split(/\s+/).map(describeTarget).join(' ')}`;
    return words.test(name) ? `${name}=${describeWords(value)}` : `${name}=${value}`;
  });
}

function describeTarget(id: string): string {
  const target = document.getElementById(id);
  return target ? describeWords(target.textContent) : 'missing';
}

/** Whether a text is empty, one letter, signs alone, or more: axe treats these differently. */
function describeWords(text: string): string {
  const plain = text.trim();
  if (plain === '') return 'none';
  return `${plain.length === 1 ? 'one' : 'some'}${/[\p{L}\p{N}]/u.test(plain) ? '' : ' signs'}`;
}

/** What script and reader have made of an element, which no attribute says, and the texts that stand in it directly. */
function describeState(element: Element): (string | number | boolean)[] {
  const { checked, value, labels } = element as Partial<HTMLInputElement>;
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const isCut = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  return [
    Boolean(checked),
    describeWords(typeof value === 'string' ? value : ''),
    [...(labels ?? [])].map(({ textContent }) => describeWords(textContent)).join(' '),
    element.matches(':disabled'),
    element.matches(':focus'),
    element.matches(':modal, :popover-open'),
    isCut && getComputedStyle(element).overflow !== 'visible',
    texts.map(({ textContent }) => describeWords(textContent ?? '')).join(' '),
  ];
}

/** How an element is painted, as far as it decides on whether a text can be read. */
function describeLook(element: Element): string[] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return [
    style.display,
    style.visibility,
    style.opacity,
    style.position,
    style.color,
    style.backgroundColor,
    style.backgroundImage.replaceAll(/url\([^)]*\)/g, 'picture'),
    style.fontSize,
    style.fontWeight,
    style.textShadow,
    style.textDecorationLine,
    style.clipPath,
    style.filter,
    width > 1 && height > 1 ? 'seen' : 'not seen',
  ];
}

function listRepeatedIds(): string[] {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const value = CSS.escape(id);
    const isNamed = `[for="${value}"], [aria-labelledby~="${value}"], [aria-describedby~="${value}"], [aria-controls~="${value}"]`;
    return count > 1 && document.querySelector(isNamed) ? [id] : [];
  });
}

/** A short name for a long text: 53 bits of two sums. */
function hashOf(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x9e3779b1);
    second = Math.imul(second ^ code, 0x5f356495);
  }
  first = Math.imul(first ^ (first >>> 16), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 13), 0xc2b2ae35);
  second = Math.imul(second ^ (second >>> 16), 0x85ebca6b) ^ Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return ((second & 0x1fffff) * 0x1_0000_0000 + (first >>> 0)).toString(36);
}

const sent = [
  describePage,
  describeElement,
  describeAttributes,
  describeTarget,
  describeWords,
  describeState,
  describeLook,
  listRepeatedIds,
  hashOf,
];

/** The source that describes a page where it is evaluated. */
export const describePageSource = `(() => {
  const isUnseen = ${isUnseen};
  ${sent.join('\n')}
  return describePage();
})()`;
