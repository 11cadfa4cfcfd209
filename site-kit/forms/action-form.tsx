import type { FormView } from '@ximblox/blocks/forms/form-view'
import type { PageView } from '@ximblox/blocks/render/page-view'

interface ActionFormProps {
  form: FormView
  view: PageView
  label: string
}

/** The button behind a mailed link. Opening the link changes nothing, because mail programs open links by themselves. */
export const ActionForm = ({ form: { form, blockKey, action }, view, label }: ActionFormProps) =>
  action?.name && (
    <form method="post" action={view.page.path} className="form-action">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="blockKey" value={blockKey} />
      <input type="hidden" name="action" value={action.name} />
      <input type="hidden" name="token" value={action.token} />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  )

interface OtherActionProps extends ActionFormProps {
  /** Of the action. */
  name: string
}

/** A link to another action that the same mailed link offers. */
export const OtherAction = ({ form: { form, blockKey, action }, view, name, label }: OtherActionProps) => {
  if (!action) return null
  const query = new URLSearchParams({ form, block: blockKey, action: name, token: action.token })
  return (
    <p>
      <a href={`${view.page.path}?${query}`} rel="nofollow">
        {label}
      </a>
    </p>
  )
}
