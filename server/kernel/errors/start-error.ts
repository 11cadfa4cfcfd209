/** A cause outside the program keeps it from starting. The message is one line that names the cause and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
