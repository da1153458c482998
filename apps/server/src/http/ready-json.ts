/** An answer that is JSON already, as the contract declares it: it was parsed by the output when it was written. */
export class ReadyJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
