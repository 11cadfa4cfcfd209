import { useStore } from 'zustand'
import { createPageStore } from '../page-store.tsx'

/** The comment for those who decide, kept until it is sent: the dialog may be closed to correct something first. */
const [RequestCommentProvider, useRequestCommentStore] = createPageStore({ comment: '' })

export { RequestCommentProvider }

export const useRequestComment = () => {
  const requestComment = useRequestCommentStore()
  const { comment } = useStore(requestComment)
  return { comment, setComment: (written: string) => requestComment.setState({ comment: written }) }
}
