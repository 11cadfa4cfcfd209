import { useStore } from 'zustand'
import { createPageStore } from './page-store.tsx'

/**
 * The comment of a publication request is kept until it is sent, because users may close the dialog to correct
 * something first.
 */
const [RequestCommentProvider, useRequestCommentStore] = createPageStore({ comment: '' })

export { RequestCommentProvider }

export const useRequestComment = () => {
  const requestComment = useRequestCommentStore()
  const { comment } = useStore(requestComment)
  return {
    comment,
    setComment: (written: string) => requestComment.setState({ comment: written }),
    /** What is written at this moment, for what asks later. */
    typedComment: () => requestComment.getState().comment.trim(),
  }
}
