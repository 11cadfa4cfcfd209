import type { Redirect } from '@ximblox/contract/redirects'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

/** What the user does on the screen. */
export type RedirectAction =
  | { kind: 'create'; from?: string }
  | { kind: 'edit' | 'delete'; redirect: Redirect }
  | { kind: 'test' | 'import' }

interface Props {
  action: RedirectAction
  /** Undefined closes the dialog. */
  onAct: (action: RedirectAction | undefined) => void
}

export const RedirectDialog = ({ action, onAct }: Props) => {
  const onClose = () => onAct(undefined)
  switch (action.kind) {
    case 'create':
      return <EditDialog initialFrom={action.from} onClose={onClose} />
    case 'edit':
      return <EditDialog redirect={action.redirect} onClose={onClose} />
    case 'delete':
      return <DeleteDialog redirect={action.redirect} onClose={onClose} />
    case 'test':
      return <TestDialog onRedirect={from => onAct({ kind: 'create', from })} onClose={onClose} />
    case 'import':
      return <ImportDialog onClose={onClose} />
  }
}
