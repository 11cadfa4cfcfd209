import { createContext, type ReactNode, use, useState } from 'react'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { useOpenedPage } from '../opened-page.ts'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { keepsErrors, type PageDialogName } from './page-actions.ts'
import { PageDialog } from './page-dialog.tsx'

const AskContext = createContext<((name: PageDialogName) => void) | undefined>(undefined)

/** Opens a dialog about the page. */
export const usePageDialog = (): ((name: PageDialogName) => void) => {
  const ask = use(AskContext)
  if (!ask) throw new Error('there is no page open here')
  return ask
}

/**
 * Shows one dialog about the page at a time; opening another clears the errors of the last one. It outlives the button
 * that opened it, which may be on another tab.
 */
export const PageDialogProvider = ({ children }: { children: ReactNode }) => {
  const { page, onPage } = useOpenedPage()
  const { editor } = useWorkspace()
  const { entries, clear } = useErrorCollection('publication-requests')
  const [name, setName] = useState<PageDialogName | null>(null)
  const ask = (asked: PageDialogName) => {
    clear()
    if (asked === 'accept' || asked === 'reject') editor.run(enter({ name: 'AcceptRequest' }))
    setName(asked)
  }
  const close = () => {
    if (!keepsErrors(name, entries)) clear()
    setName(null)
  }
  return (
    <AskContext value={ask}>
      {children}
      <PageDialog name={name} page={page} onPage={onPage} onClose={close} />
    </AskContext>
  )
}
