/** Why this device does not do something, without asking the server; its message is ready to be read. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem';
}
