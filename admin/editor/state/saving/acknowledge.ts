import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { documentOf } from '../document/document.ts'
import { breakRun } from '../history.ts'
import { diff } from '../operations/diff.ts'
import type { EditorState, SaveState, Send } from '../state.ts'
import type { Storable } from './storable.ts'

/** What a request held: the whole page at that moment, and the part of it that was sent. */
export interface Sent extends Storable {
  send: Send
  whole: VersionContent
}

/** Marks a request as sent: from now on it is unknown what the server has. */
export const sending = (state: EditorState, send = sendOf(state)): EditorState => ({
  ...state,
  acknowledged: null,
  sends: [...state.sends, send],
  save: { ...state.save, status: 'saving' },
  history: breakRun(state.history),
})

export const sendOf = ({ pending, position }: EditorState, refused: Send['refused'] = []): Send => ({
  count: pending.length,
  position,
  ...(refused.length > 0 && { refused }),
})

/** Marks the content of a request as stored; nothing of the response is written into the document. */
export const acknowledge = (
  state: EditorState,
  sent: Sent,
  { id, revision, updatedAt }: Pick<PageVersion, 'id' | 'revision' | 'updatedAt'>,
): EditorState => {
  const { send, whole, held } = sent
  return {
    ...(revision === state.revision
      ? withUnchanged(state, sent)
      : {
          ...state,
          revision,
          base: sent.content,
          pending: [...leftOutOf(sent), ...state.pending.slice(send.count)],
          sends: [],
          acknowledged: held.length > 0 ? null : send.position,
        }),
    versionID: id,
    save: {
      ...state.save,
      savedAt: updatedAt,
      held: held.length > 0 ? { places: held, position: send.position, document: documentOf(whole) } : null,
    },
  }
}

/** The operations that are still to be stored. */
const leftOutOf = ({ content, whole, held }: Sent) =>
  held.length > 0 ? diff(documentOf(content), documentOf(whole)) : []

/** The server has what it had before, so an earlier request, even of a closed tab, may still change that. */
const withUnchanged = (state: EditorState, { send, held }: Sent): EditorState => {
  const { sends } = withoutSend(state, send)
  return { ...state, sends, acknowledged: sends.length > 0 || held.length > 0 ? null : send.position }
}

/** Records that a request can change nothing any more. */
export const withoutSend = (state: EditorState, send: Send): EditorState => ({
  ...state,
  sends: state.sends.filter(each => each !== send),
})

export const withStatus = (
  state: EditorState,
  status: SaveState['status'],
  errors = state.save.errors,
): EditorState => ({ ...state, save: { ...state.save, status, errors } })

/** Records that the server refused the last request and therefore has what it had before. */
export const refuse = (
  state: EditorState,
  acknowledged: number | null,
  status: 'refused' | 'expired',
  errors?: SaveState['errors'],
): EditorState => withStatus({ ...state, acknowledged, sends: state.sends.slice(0, -1) }, status, errors)
