import type { Page } from '@ximblox/contract/pages'
import { type ReactNode, useState } from 'react'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { PageDialog, type PageDialogName } from './page-dialog.tsx'

interface Asking {
  ask: (name: PageDialogName) => void
  /** Must be rendered where it outlives the button that opened it. */
  dialog: ReactNode
}

/** Opens one dialog about the page at a time; opening another clears the errors of the last one. */
export const usePageDialog = (page: Page, onPage: (page: Page) => void): Asking => {
  const { editor } = useWorkspace()
  const { entries, clear } = useErrorCollection('publication-requests')
  const [name, setName] = useState<PageDialogName | null>(null)
  const open = (asked: PageDialogName) => {
    clear()
    if (asked === 'accept' || asked === 'reject') editor.run(enter({ name: 'AcceptRequest' }))
    setName(asked)
  }
  const close = () => {
    const isOfPage =
      name !== null && publishing.includes(name) && entries.some(entry => entry.property !== '')
    if (!isOfPage) clear()
    setName(null)
  }
  const dialog = <PageDialog name={name} page={page} onPage={onPage} onClose={close} />
  return { ask: open, dialog }
}

/** The errors of these are fixed on the page, so they stay visible after the dialog is closed. */
const publishing: readonly PageDialogName[] = ['accept', 'schedule']
