import { newerVersions } from '@ximblox/blocks/newer-versions'
import type { PageVersion } from '@ximblox/contract/pages'
import { isDirty, isStorable } from '../state.ts'
import { withStatus } from './acknowledge.ts'
import { type ExchangeOptions, openExchange, type RequestedKind, type SaveResult } from './exchange.ts'
import { reconcile } from './reconcile.ts'
import { whenDue } from './when-due.ts'

export interface Autosave {
  /** Save: stores a sealed version, for which all validation applies. */
  save(): Promise<SaveResult>
  /** Continues at once: after "Try again", when the connection is back, after logging in again. */
  retry(): void
  /** Merges what others have stored, so that the page here is not taken for saved. */
  follow(current: PageVersion): Promise<void>
  /** Stops; unsaved work stays in the journal. */
  stop(): void
}

/**
 * Stores the page one second after the last change, and at most ten seconds after the first. One request is under way
 * at a time. Responses advance base and revision; only changes by others are written into the document.
 */
export const startAutosave = (options: ExchangeOptions): Autosave => {
  const { store: states, registry, update } = options.editor
  const due = whenDue(options.clock, () => void start('autosave'))
  const exchange = openExchange(options)
  let flight: Promise<SaveResult> | null = null

  const start = async (asked: RequestedKind): Promise<SaveResult> => {
    due.cancel()
    flight = exchange.send(asked).finally(() => {
      flight = null
    })
    const result = await flight
    if (exchange.isStopped()) return result
    if (result === 'failed') due.backOff()
    else due.succeed()
    // Autosave may store what Save refused; content that autosave refused waits for the next change.
    const shouldContinue = result !== 'failed' && (result !== 'refused' || asked === 'saved')
    if (shouldContinue && isStorable(states.getState())) due.changed()
    return result
  }

  const unsubscribe = states.subscribe((state, previous) => {
    if (flight || state.position === previous.position) return
    if (isStorable(state)) due.changed()
    else due.cancel()
  })
  if (isDirty(states.getState())) due.changed()

  const save = async (): Promise<SaveResult> => {
    if (!flight) return start('saved')
    exchange.goOn()
    await flight
    return save()
  }

  const follow = async (current: PageVersion): Promise<void> => {
    if (flight) {
      await flight
      return follow(current)
    }
    const before = states.getState()
    if (
      exchange.isStopped() ||
      current.revision <= before.revision ||
      newerVersions(registry, current).length > 0
    )
      return
    const { state } = reconcile(before, current, registry)
    update(() => (isDirty(state) ? state : withStatus(state, 'idle')))
    if (isStorable(state)) due.changed()
  }

  return {
    save,
    follow,
    retry: () => {
      exchange.goOn()
      if (!flight && isDirty(states.getState())) void start('autosave')
    },
    stop: () => {
      exchange.stop()
      due.cancel()
      unsubscribe()
    },
  }
}
