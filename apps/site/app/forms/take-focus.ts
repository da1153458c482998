/** As the `ref` of a field: it has the focus from the start, in a dialog that opens with it too. */
export function takeFocus(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
}
