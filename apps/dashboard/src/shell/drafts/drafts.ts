/** Forms in which somebody has typed since they were shown or saved, and those of them that are on their way. */
const changed = new Set<HTMLFormElement>();
const sent = new Set<HTMLFormElement>();

/** Notices what is typed into forms that call themselves drafts (`data-draft`), until it is called off. */
export function watchDrafts(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ['input', 'change']) {
    document.addEventListener(name, ({ target }) => note(target), { capture: true, signal });
  }
  document.addEventListener('submit', ({ target }) => isDraft(target) && sent.add(target), { capture: true, signal });
  return () => listening.abort();
}

/** Whether something typed is not saved: anywhere, or inside of an element. */
export function hasDraft(inside?: Element): boolean {
  for (const form of changed) if (!form.isConnected) changed.delete(form);
  return [...changed].some((form) => inside === undefined || inside.contains(form));
}

/** What was on its way has arrived. */
export function confirmDrafts(): void {
  for (const form of sent) changed.delete(form);
  sent.clear();
}

/** What is typed may be lost: everywhere, or inside of an element. */
export function dropDrafts(inside?: Element): void {
  for (const form of changed) if (inside === undefined || inside.contains(form)) changed.delete(form);
}

function note(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (!isDraft(form)) return;
  changed.add(form);
  sent.delete(form);
}

const isDraft = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && 'draft' in target.dataset;
