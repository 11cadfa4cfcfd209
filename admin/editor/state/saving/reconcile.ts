import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { documentOf } from '../document/document.ts'
import { applyAll } from '../operations/apply.ts'
import { diff } from '../operations/diff.ts'
import { type EditorState, type Send, versionContentOf } from '../state.ts'
import { acknowledge, type Sent, sendOf } from './acknowledge.ts'
import { isSameContent } from './derived.ts'
import { mergeContents } from './merge-contents.ts'
import { withOverwritten } from './overwritten.ts'
import { selectionAfter } from './selection-after.ts'
import { storablePart } from './storable.ts'
import { storedForm } from './stored-form.ts'

export interface Reconciled {
  state: EditorState
  /** False if the version turned out to be one that this editor sent itself. */
  isMerged: boolean
}

/**
 * The state after the server reported a version other than the base. If this editor sent it, its response was lost and
 * nothing changes; otherwise the changes of others are merged in as operations.
 */
export const reconcile = (state: EditorState, sent: PageVersion, registry: Registry): Reconciled => {
  const current = upgradeContent(registry, sent)
  const theirs = versionContentOf(current)
  const now = sendOf(state)
  const doubtful = [...state.sends, now].map(send => sentAt(state, send, registry))
  const own = doubtful.findLast(({ content }) => isSameContent(content, theirs))
  if (own) return { state: acknowledge(state, own, current), isMerged: false }
  const unanswered = doubtful.slice(0, -1).map(({ content }) => content)
  return { state: rebase(state, current, unanswered, registry), isMerged: true }
}

/** What a request sent. */
export const sentAt = (
  state: Pick<EditorState, 'base' | 'pending'>,
  send: Send,
  registry: Registry,
  whole = contentAt(state, send.count, registry),
): Sent => ({
  send,
  whole,
  ...storablePart(registry, { content: whole, base: state.base, refused: send.refused }),
})

/** The page after this many pending operations, whether or not the server accepts all of it. */
export const contentAt = (
  { base, pending }: Pick<EditorState, 'base' | 'pending'>,
  count: number,
  registry: Registry,
): VersionContent => storedForm(registry, applyAll(documentOf(base), pending.slice(0, count)))

const rebase = (
  state: EditorState,
  current: PageVersion,
  sent: readonly VersionContent[],
  registry: Registry,
): EditorState => {
  const { theirs, mine, merged, conflicts } = mergeContents({
    base: state.base,
    theirs: versionContentOf(current),
    mine: storedForm(registry, state.document),
    sent,
  })
  const incoming = diff(documentOf(mine), documentOf(merged))
  const pending = diff(documentOf(theirs), documentOf(merged))
  const position = incoming.length > 0 ? state.lastPosition + 1 : state.position
  const document = applyAll(state.document, incoming)
  return {
    ...state,
    document,
    selection: selectionAfter(state, document),
    position,
    lastPosition: Math.max(position, state.lastPosition),
    versionID: current.id,
    revision: current.revision,
    base: theirs,
    pending,
    sends: [],
    acknowledged: pending.length === 0 ? position : null,
    conflicts: [...state.conflicts, ...conflicts.map(conflict => ({ ...conflict, by: current.author }))],
    overwritten: withOverwritten(state, incoming, current.author),
  }
}
