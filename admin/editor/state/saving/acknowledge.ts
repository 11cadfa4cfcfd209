import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { breakRun } from '../history.ts'
import type { EditorState, SaveState, Send } from '../state.ts'

/** Marks a request as sent: from now on it is unknown what the server has. */
export const sending = (state: EditorState, send = sendOf(state)): EditorState => ({
  ...state,
  acknowledged: null,
  sends: [...state.sends, send],
  save: { ...state.save, status: 'saving' },
  history: breakRun(state.history),
})

export const sendOf = ({ pending, position }: EditorState): Send => ({ count: pending.length, position })

/** Marks the content of a request as stored; nothing of the response is written into the document. */
export const acknowledge = (
  state: EditorState,
  send: Send,
  content: VersionContent,
  { id, revision, updatedAt }: Pick<PageVersion, 'id' | 'revision' | 'updatedAt'>,
): EditorState => ({
  ...(revision === state.revision
    ? withUnchanged(state, send)
    : {
        ...state,
        revision,
        base: content,
        pending: state.pending.slice(send.count),
        sends: [],
        acknowledged: send.position,
      }),
  versionID: id,
  save: { ...state.save, savedAt: updatedAt },
})

/** The server has what it had before, so an earlier request, even of a closed tab, may still change that. */
const withUnchanged = (state: EditorState, send: Send): EditorState => {
  const { sends } = withoutSend(state, send)
  return { ...state, sends, acknowledged: sends.length > 0 ? null : send.position }
}

/** Records that a request can change nothing any more. */
export const withoutSend = (state: EditorState, send: Send): EditorState => ({
  ...state,
  sends: state.sends.filter(each => each !== send),
})

export const withStatus = (
  state: EditorState,
  status: SaveState['status'],
  refusal: Pick<SaveState, 'errors' | 'blocks'> = state.save,
): EditorState => ({
  ...state,
  save: { ...state.save, status, errors: refusal.errors, blocks: refusal.blocks },
})

/** Records that the server refused the last request and therefore has what it had before. */
export const refuse = (
  state: EditorState,
  acknowledged: number | null,
  status: 'refused' | 'expired',
  refusal?: Pick<SaveState, 'errors' | 'blocks'>,
): EditorState => withStatus({ ...state, acknowledged, sends: state.sends.slice(0, -1) }, status, refusal)
