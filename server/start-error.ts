/** Something outside the program keeps it from starting; the message is one line that names it and what helps. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
