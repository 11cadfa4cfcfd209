import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useWorkspace } from '../workspace.ts'

/** What is written to those who decide, until it is sent: the dialog may be left to mend something first. */
export interface RequestComment {
  comment: string
}

export const createRequestComment = (): StoreApi<RequestComment> => createStore(() => ({ comment: '' }))

export const useRequestComment = () => {
  const { requestComment } = useWorkspace()
  const { comment } = useStore(requestComment)
  return { comment, setComment: (written: string) => requestComment.setState({ comment: written }) }
}
