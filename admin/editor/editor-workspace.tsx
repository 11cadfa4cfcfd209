import { VisuallyHidden } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { useEffect, useState } from 'react'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { useTitle } from '../ui/use-title.ts'
import { createAddressDraft } from './address/address-draft.ts'
import type { FetchedRenderData } from './canvas/bridge.ts'
import { EditorNotices } from './editor-notices.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import classes from './editor-workspace.module.css'
import { LeavePrompt } from './leaving/leave-prompt.tsx'
import { OpenedPageProvider } from './opened-page.ts'
import { PublicationNotices } from './publication/publication-notices.tsx'
import { createRequestComment } from './publication/request-comment.ts'
import { useRenderDataStore } from './render-data/use-drawing-store.ts'
import type { EditingSession } from './state/session.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { FaultsProvider } from './validation/faults-provider.tsx'
import { createFocusTarget } from './validation/field-goal.ts'
import { type Workspace, WorkspaceProvider } from './workspace.ts'

interface Props {
  session: EditingSession
  page: Page
  onPage: (page: Page) => void
  drawing: FetchedRenderData
  readOnly: boolean
}

/** The screen of a page that is open. */
export const EditorWorkspace = ({ session, page, onPage, drawing: fetched, readOnly }: Props) => {
  const { editor, save, retry } = session
  const { entries, clear } = useErrorCollection('publication-requests')
  const { clear: clearSettings } = useErrorCollection('page-settings')
  const drawing = useRenderDataStore({ editor, fetched, stored: page.pageVersion })
  const [said, setSaid] = useState('')
  const [workspace] = useState<Workspace>(() => ({
    editor,
    pageID: page.id,
    locale: page.locale,
    readOnly,
    drawing,
    address: createAddressDraft(),
    requestComment: createRequestComment(),
    goal: createFocusTarget(),
    save,
    retry,
    announce: setSaid,
  }))
  useTitle(page.title)
  // Whoever goes elsewhere leaves behind what this page was refused for.
  useEffect(() => clear, [clear])
  useEffect(() => clearSettings, [clearSettings])
  return (
    <WorkspaceProvider value={workspace}>
      <FaultsProvider refused={entries} onMended={clear}>
        <OpenedPageProvider value={{ page, onPage }}>
          <div className={classes.screen}>
            <TopBar page={page} onPage={onPage} />
            <PublicationNotices page={page} onPage={onPage} />
            <EditorNotices session={session} refused={entries} />
            <EditorTabs page={page} />
            <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
          </div>
        </OpenedPageProvider>
        <LeavePrompt />
      </FaultsProvider>
    </WorkspaceProvider>
  )
}
