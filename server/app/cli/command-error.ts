/** A command failed for a reason that is no bug. The message is one line for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
