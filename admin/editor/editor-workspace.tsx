import { VisuallyHidden } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { type ReactNode, useEffect, useState } from 'react'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { onActivity } from '../session/activity.ts'
import { useTitle } from '../ui/use-title.ts'
import { AddressDraftProvider } from './address/address-draft.ts'
import { PastedPicturesProvider } from './clipboard/pasted-pictures.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import classes from './editor-workspace.module.css'
import { TagWordsProvider } from './fields/tag-words.ts'
import { LeavePrompt } from './leaving/leave-prompt.tsx'
import { OpenedPageProvider } from './opened-page.ts'
import { CollapsedProvider } from './outline/collapsed.ts'
import { preloadEditor } from './preload.ts'
import { PageDialogProvider } from './publication/page-dialog-provider.tsx'
import type { FetchedRenderData } from './render-data/render-data.ts'
import { useRenderDataStore } from './render-data/use-render-data-store.ts'
import { RequestCommentProvider } from './request-comment.ts'
import { PanelRequestProvider } from './shown-panel.ts'
import type { EditingSession } from './state/session.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { UnpublishedChangesProvider } from './unpublished-changes.tsx'
import { FocusTargetProvider } from './validation/focus-target.ts'
import { ValidationProvider } from './validation/validation-provider.tsx'
import { type Workspace, WorkspaceProvider } from './workspace.ts'

interface Props {
  session: EditingSession
  page: Page
  onPage: (page: Page) => void
  drawing: FetchedRenderData
  readOnly: boolean
}

export const EditorWorkspace = ({ session, page, onPage, drawing: fetched, readOnly }: Props) => {
  const { editor, save, retry } = session
  const { entries, clear } = useErrorCollection('publication-requests')
  const { clear: clearSettings } = useErrorCollection('page-settings')
  const renderData = useRenderDataStore({ editor, fetched, stored: page.pageVersion })
  const [announcement, setAnnouncement] = useState('')
  const [workspace] = useState<Workspace>(() => ({
    editor,
    pageID: page.id,
    locale: page.locale,
    readOnly,
    renderData,
    save,
    retry,
    announce: setAnnouncement,
  }))
  useTitle(page.title)
  useEffect(() => preloadEditor(), [])
  useEffect(
    () =>
      onActivity(['compositionstart', 'compositionend'], activity =>
        editor.setComposing(activity === 'compositionstart'),
      ),
    [editor],
  )
  // The errors of this page's last publication must not appear on the next page.
  useEffect(() => clear, [clear])
  useEffect(() => clearSettings, [clearSettings])
  return (
    <WorkspaceProvider value={workspace}>
      <FeatureStores>
        <ValidationProvider refused={entries} onFixed={clear}>
          <OpenedPageProvider value={{ page, onPage }}>
            <UnpublishedChangesProvider page={page}>
              <PageDialogProvider>
                <div className={classes.screen}>
                  <TopBar page={page} onPage={onPage} />
                  <EditorTabs page={page} />
                  {/* Below the page, which does not move when one appears. */}
                  <EditorNotices session={session} refused={entries} />
                  <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
                </div>
              </PageDialogProvider>
            </UnpublishedChangesProvider>
          </OpenedPageProvider>
          <LeavePrompt />
        </ValidationProvider>
      </FeatureStores>
    </WorkspaceProvider>
  )
}

/** State of features that outlives their components while the page is open. */
const FeatureStores = ({ children }: { children: ReactNode }) => (
  <AddressDraftProvider>
    <RequestCommentProvider>
      <PanelRequestProvider>
        <FocusTargetProvider>
          <PastedPicturesProvider>
            <TagWordsProvider>
              <CollapsedProvider>{children}</CollapsedProvider>
            </TagWordsProvider>
          </PastedPicturesProvider>
        </FocusTargetProvider>
      </PanelRequestProvider>
    </RequestCommentProvider>
  </AddressDraftProvider>
)
