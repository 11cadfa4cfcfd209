import type { Page } from '@ximblox/contract/pages'
import { type ReactNode, useState } from 'react'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { PageDialog, type PageDialogName } from './page-dialog.tsx'

interface Asking {
  ask: (name: PageDialogName) => void
  /** To be drawn where it outlives what asked. */
  dialog: ReactNode
}

/** Asks a question about the page, one at a time; what an earlier one was refused for is forgotten. */
export const usePageDialog = (page: Page, onPage: (page: Page) => void): Asking => {
  const { editor } = useWorkspace()
  const { entries, clear } = useErrorCollection('publication-requests')
  const [name, setName] = useState<PageDialogName | null>(null)
  const ask = (asked: PageDialogName) => {
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
  return { ask, dialog }
}

/** What these are refused for is to be mended on the page, so that it is still said once they are closed. */
const publishing: readonly PageDialogName[] = ['accept', 'schedule']
