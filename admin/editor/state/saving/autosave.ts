import { newerVersions } from '@ximblox/blocks/newer-versions'
import type { PageVersion } from '@ximblox/contract/pages'
import { isDirty, type Send } from '../state.ts'
import type { Editor } from '../store.ts'
import { acknowledge, refuse, sending, sendOf, withoutSend, withStatus } from './acknowledge.ts'
import type { Clock } from './clock.ts'
import { contentAt, reconcile } from './reconcile.ts'
import { type Answer, request, type StoreKind, type StoreVersion } from './request.ts'
import { storedForm } from './stored-form.ts'
import { whenDue } from './when-due.ts'

export type SaveResult = 'saved' | 'refused' | 'failed'

type RequestedKind = Exclude<StoreKind, 'merged'>

export interface Autosave {
  /** Save: stores a sealed version, for which all validation applies. */
  save(): Promise<SaveResult>
  /** Continues at once: after "Try again", when the connection is back, after logging in again. */
  retry(): void
  /** Stops; unsaved work stays in the journal. */
  stop(): void
}

interface AutosaveOptions {
  editor: Editor
  store: StoreVersion
  clock: Clock
  /** Writes the journal; every request waits for it. */
  flush?: () => Promise<unknown>
  /** Called for every version of this page that the server created. */
  onStored?: (version: PageVersion) => void
}

/**
 * Stores the page one second after the last change, and at most ten seconds after the first. One request is under way
 * at a time. Responses advance base and revision; only changes by others are written into the document.
 */
export const startAutosave = ({ editor, store, clock, flush, onStored }: AutosaveOptions): Autosave => {
  const { store: states, registry, update } = editor
  const due = whenDue(clock, () => void start('autosave'))
  let flight: Promise<SaveResult> | null = null
  let isStopped = false
  /** Ends the wait for a login. */
  let wake = () => {}

  const start = async (asked: RequestedKind): Promise<SaveResult> => {
    due.cancel()
    flight = send(asked, asked).finally(() => {
      flight = null
    })
    const result = await flight
    if (isStopped) return result
    if (result === 'failed') due.backOff()
    else due.succeed()
    // Autosave may store what Save refused; content that autosave refused waits for the next change.
    const shouldContinue = result === 'saved' || (result === 'refused' && asked === 'saved')
    if (shouldContinue && isDirty(states.getState())) due.changed()
    return result
  }

  /** Sends the document or, to end the doubt about an earlier request, the content of that one. */
  const send = async (kind: StoreKind, asked: RequestedKind, earlier?: Send): Promise<SaveResult> => {
    const before = states.getState()
    const sent = earlier ?? sendOf(before)
    const content = earlier
      ? contentAt(before, earlier.count, registry)
      : storedForm(registry, before.document)
    const { blocks } = content
    update(state => sending(state, sent))
    await flush?.()
    const { revision, base } = before
    const answer = await request(store, clock, before.versionID, {
      kind: earlier ? 'autosave' : kind,
      revision,
      base,
      content,
    })
    if (isStopped) return 'failed'
    switch (answer.type) {
      case 'stored':
        update(state =>
          withStatus(acknowledge(state, sent, content, answer.version), 'idle', {
            errors: answer.errors,
            blocks,
          }),
        )
        onStored?.({ ...content, ...answer.version })
        return afterStored(kind, asked, earlier)
      case 'conflict':
        return afterConflict(answer, kind, asked, before.acknowledged)
      case 'refused':
        if (earlier) {
          update(state => withoutSend(state, earlier))
          return send(kind, asked)
        }
        update(state => refuse(state, before.acknowledged, 'refused', { errors: answer.errors, blocks }))
        // After a merge, incomplete values can be autosaved but not sealed.
        return kind === 'merged' && asked === 'autosave' ? send('autosave', asked) : 'refused'
      case 'expired':
        update(state => refuse(state, before.acknowledged, 'expired'))
        await new Promise<void>(resolve => {
          wake = resolve
        })
        return isStopped ? 'failed' : send(kind, asked, earlier)
      case 'unknown':
        update(state => withStatus(state, 'failed'))
        return 'failed'
    }
  }

  /**
   * While the revision is unchanged, an earlier request may still arrive and bring back what was undone. Storing its
   * content first makes it stale; then the document follows.
   */
  const afterStored = (
    kind: StoreKind,
    asked: RequestedKind,
    earlier: Send | undefined,
  ): Promise<SaveResult> | SaveResult => {
    const [doubtful] = states.getState().sends
    if (doubtful) return send(kind, asked, doubtful)
    return earlier ? send(kind, asked) : 'saved'
  }

  const afterConflict = (
    { current }: Extract<Answer, { type: 'conflict' }>,
    kind: StoreKind,
    asked: RequestedKind,
    acknowledged: number | null,
  ): Promise<SaveResult> | SaveResult => {
    // Props of different versions cannot be merged, and only newer code can upgrade these: the journal keeps them for it.
    const newer = newerVersions(registry, current)
    if (newer.length > 0) {
      const { blocks } = current
      update(state => refuse(state, acknowledged, 'refused', { errors: newer, blocks }))
      return 'refused'
    }
    const waiting = states.getState()
    // The refused request is not one of those that may have reached the server.
    const { state, isMerged } = reconcile(
      { ...waiting, sends: waiting.sends.slice(0, -1) },
      current,
      registry,
    )
    const isDone = asked === 'autosave' && !isDirty(state)
    update(() => (isDone ? withStatus(state, 'idle') : state))
    return isDone ? 'saved' : send(isMerged ? 'merged' : kind, asked)
  }

  const unsubscribe = states.subscribe((state, previous) => {
    if (flight || state.position === previous.position) return
    if (isDirty(state)) due.changed()
    else due.cancel()
  })
  if (isDirty(states.getState())) due.changed()

  const save = async (): Promise<SaveResult> => {
    if (!flight) return start('saved')
    wake()
    await flight
    return save()
  }

  return {
    save,
    retry: () => {
      wake()
      if (!flight && isDirty(states.getState())) void start('autosave')
    },
    stop: () => {
      isStopped = true
      wake()
      due.cancel()
      unsubscribe()
    },
  }
}
