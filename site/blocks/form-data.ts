import { type Block, type FormDefinition, type FormView, isOwnForm, type QueryContext } from 'ximblox'
import type { PageView } from 'ximblox/views'

/** Query parameter that names the block whose form has just been sent. */
export const sentParam = 'sent'

export interface FormData {
  /** Key of the block whose form has just been sent, or "". */
  sent: string
}

/** A page that confirms a submission is not cached: anyone can invent names of blocks. */
export const formData = ({ params, uncached }: Pick<QueryContext, 'params' | 'uncached'>): FormData => {
  const sent = params[sentParam] ?? ''
  if (sent !== '') uncached()
  return { sent }
}

/** The part of the page's form state that belongs to the form of a block. */
export const ownForm = (
  view: PageView,
  block: Block,
  { id }: Pick<FormDefinition, 'id'>,
): FormView | undefined => (view.form && isOwnForm(view.form, block, id) ? view.form : undefined)

/** True after the redirect that follows a submission. */
export const isSent = (view: PageView, block: Block, data: FormData | null): boolean =>
  data?.sent === block.key && view.form?.blockKey !== block.key
