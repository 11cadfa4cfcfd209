import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'

/**
 * Looks up a file for a visitor in the turn of their network. Files in memory need no turn, and creating a rendition has a
 * queue of its own.
 */
export const inFileLane = <R>(
  { admission }: Pick<App, 'admission'>,
  { id, address }: Actor,
  disconnected: AbortSignal,
  look: () => Promise<R>,
): Promise<R> => (id > 0 ? look() : admission.files.admit(address, look, () => disconnected.aborted))
