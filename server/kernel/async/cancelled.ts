/** Thrown when nobody waits for the result any more. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}
