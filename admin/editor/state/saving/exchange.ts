import { newerVersions } from '@ximblox/blocks/newer-versions'
import type { Registry } from '@ximblox/blocks/registry'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import { documentOf, type EditorDocument } from '../document/document.ts'
import { fieldPlace } from '../document/field-place.ts'
import { type LocatedError, locate } from '../document/locate.ts'
import { isWithin, type Place, valueIn } from '../document/place.ts'
import { type EditorState, heldPlaces, isDirty, type Send } from '../state.ts'
import type { Editor } from '../store.ts'
import { acknowledge, refuse, type Sent, sending, sendOf, withoutSend, withStatus } from './acknowledge.ts'
import type { Clock } from './clock.ts'
import { reconcile, sentAt } from './reconcile.ts'
import { type Answer, request, type StoreKind, type StoreVersion } from './request.ts'
import { storedForm } from './stored-form.ts'

/** `partly`: all but the values that the server refuses. */
export type SaveResult = 'saved' | 'partly' | 'refused' | 'failed'

export type RequestedKind = Exclude<StoreKind, 'merged'>

interface Exchange {
  /** Sends the page, and again as long as an answer makes that necessary. One call at a time. */
  send(asked: RequestedKind): Promise<SaveResult>
  /** Ends the wait for a login. */
  goOn(): void
  /** Leaves what is under way without a result. */
  stop(): void
  isStopped(): boolean
}

export interface ExchangeOptions {
  editor: Editor
  store: StoreVersion
  clock: Clock
  /** Writes the journal; every request waits for it. */
  flush?: () => Promise<unknown>
  /** Called for every version of this page that the server created. */
  onStored?: (version: PageVersion) => void
}

/** Another request for the same content. */
interface Attempt {
  /** An earlier request, which may still arrive. */
  earlier?: Send
  /** What the server refused of it, request by request. */
  refused?: readonly (readonly LocatedError[])[]
}

/** The requests that store the page, and what follows from their answers. */
export const openExchange = ({ editor, store, clock, flush, onStored }: ExchangeOptions): Exchange => {
  const { store: states, registry, update } = editor
  let isStopped = false
  let wake = () => {}

  /** Sends the document or, to end the doubt about an earlier request, the content of that one. */
  const send = async (
    kind: StoreKind,
    asked: RequestedKind,
    { earlier, refused = stillRefused(states.getState()) }: Attempt = {},
  ): Promise<SaveResult> => {
    const before = states.getState()
    const { revision, base } = before
    const sent = earlier
      ? sentAt(before, earlier, registry)
      : sentAt(before, sendOf(before, refused.map(placesOf)), registry, storedForm(registry, before.document))
    const { content } = sent
    update(state => sending(state, sent.send))
    await flush?.()
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
          withStatus(acknowledge(state, sent, answer.version), 'idle', [
            ...refused.flat(),
            ...locateAll(registry, answer.errors, content),
          ]),
        )
        onStored?.({ ...content, ...answer.version })
        return afterStored(kind, asked, sent, earlier)
      case 'conflict':
        return afterConflict(answer, kind, asked, before.acknowledged)
      case 'refused': {
        if (earlier) {
          update(state => withoutSend(state, earlier))
          return send(kind, asked)
        }
        const errors = locateAll(registry, answer.errors, content)
        update(state => refuse(state, before.acknowledged, 'refused', errors))
        // After a merge, incomplete values can be autosaved but not sealed.
        if (kind === 'merged' && asked === 'autosave') return send('autosave', asked)
        const all = [...refused, errors]
        const rest = sentAt(before, sendOf(before, all.map(placesOf)), registry, sent.whole)
        if (kind !== 'autosave' || rest.held.length === 0) return 'refused'
        return send(kind, asked, { refused: unchangedSince(before.document, all, states.getState()) })
      }
      case 'expired':
        update(state => refuse(state, before.acknowledged, 'expired'))
        await new Promise<void>(resolve => {
          wake = resolve
        })
        return isStopped ? 'failed' : send(kind, asked, earlier && { earlier })
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
    { held }: Sent,
    earlier: Send | undefined,
  ): Promise<SaveResult> | SaveResult => {
    const [doubtful] = states.getState().sends
    if (doubtful) return send(kind, asked, { earlier: doubtful })
    if (earlier) return send(kind, asked)
    return held.length > 0 ? 'partly' : 'saved'
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
      update(state => refuse(state, acknowledged, 'refused', locateAll(registry, newer, current)))
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

  return {
    send: asked => send(asked, asked),
    goOn: () => wake(),
    stop: () => {
      isStopped = true
      wake()
    },
    isStopped: () => isStopped,
  }
}

/** The errors of a response, at the fields of the content that was sent. */
const locateAll = (
  registry: Registry,
  errors: readonly ErrorEntry[],
  content: VersionContent,
): LocatedError[] => {
  const document = documentOf(content)
  return errors
    .map(entry => locate(entry, content.blocks))
    .map(error => ({ ...error, ...fieldPlace(registry, document, error) }))
}

/** Without what has been changed since it was sent, which may be what corrects it. */
const unchangedSince = (
  sent: EditorDocument,
  refused: readonly (readonly LocatedError[])[],
  { document }: EditorState,
): LocatedError[][] =>
  refused
    .map(errors => errors.filter(error => isEqual(valueIn(sent, error), valueIn(document, error))))
    .filter(errors => errors.length > 0)

/** What the server has refused of the page as it is now. */
const stillRefused = (state: EditorState): LocatedError[][] => {
  const errors = state.save.errors.filter(error => heldPlaces(state).some(place => isWithin(error, place)))
  return errors.length > 0 ? [errors] : []
}

const placesOf = (errors: readonly LocatedError[]): Place[] =>
  errors.map(({ block, path }) => ({ block, path }))
