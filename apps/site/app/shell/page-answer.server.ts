/** A page as an answer whose text is taken as it was written: a body would be made of bytes, and they of a text again. */
export class PageAnswer extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
