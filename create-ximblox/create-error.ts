/** Keeps a project from being created; the message says why. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}
