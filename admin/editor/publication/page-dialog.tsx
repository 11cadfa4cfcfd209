import { Suspense } from 'react'
import { DecisionDialog } from '../../publication/decision-dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import type { PageDialogName } from './page-actions.ts'
import { RequestDialog } from './request-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

// The editor starts without what is rarely needed.
const DuplicateDialog = lazyComponent(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog)
const SharePageDialog = lazyComponent(async () => (await import('./share-page-dialog.tsx')).SharePageDialog)

interface Props extends DialogProps {
  name: PageDialogName | null
}

/** The open dialog about the page. */
export const PageDialog = ({ name, ...props }: Props) => {
  const { page, onPage, onClose } = props
  const { editor } = useWorkspace()
  switch (name) {
    case 'request':
      return <RequestDialog {...props} />
    case 'schedule':
      return <ScheduleDialog {...props} />
    case 'share':
      return (
        <Suspense>
          <SharePageDialog {...props} />
        </Suspense>
      )
    case 'delete':
      return <DeleteDialog {...props} />
    case 'duplicate':
      return (
        <Suspense>
          <DuplicateDialog {...props} />
        </Suspense>
      )
    case 'accept':
    case 'reject':
      if (!page.request) return null
      return (
        <DecisionDialog
          decision={name}
          pageID={page.id}
          versionID={page.request.versionID}
          title={page.title}
          onDecided={onPage}
          onClose={() => {
            editor.run(enter({ name: 'Editing' }))
            onClose()
          }}
        />
      )
    case null:
      return null
  }
}
