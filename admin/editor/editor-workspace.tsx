import { VisuallyHidden } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { useEffect, useState } from 'react'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { useTitle } from '../shell/use-title.ts'
import type { FetchedDrawing } from './canvas/bridge.ts'
import { useDrawingStore } from './drawing/use-drawing-store.ts'
import { EditorNotices } from './editor-notices.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import classes from './editor-workspace.module.css'
import { FaultsProvider } from './faults/faults-provider.tsx'
import { createFieldGoal } from './faults/field-goal.ts'
import { LeavePrompt } from './leaving/leave-prompt.tsx'
import { OpenedPageProvider } from './opened-page.ts'
import { PublicationNotices } from './publication/publication-notices.tsx'
import { createRequestComment } from './publication/request-comment.ts'
import { createAddressDraft } from './settings/address-draft.ts'
import type { EditingSession } from './state/session.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { type Workspace, WorkspaceProvider } from './workspace.ts'

interface Props {
  session: EditingSession
  page: Page
  onPage: (page: Page) => void
  drawing: FetchedDrawing
  readOnly: boolean
}

/** The screen of a page that is open. */
export const EditorWorkspace = ({ session, page, onPage, drawing: fetched, readOnly }: Props) => {
  const { editor, save, retry } = session
  const { entries, clear } = useErrorCollection('publication-requests')
  const { clear: clearSettings } = useErrorCollection('page-settings')
  const drawing = useDrawingStore({ editor, fetched, stored: page.pageVersion })
  const [said, setSaid] = useState('')
  const [workspace] = useState<Workspace>(() => ({
    editor,
    pageID: page.id,
    locale: page.locale,
    readOnly,
    drawing,
    address: createAddressDraft(),
    requestComment: createRequestComment(),
    goal: createFieldGoal(),
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
