import { ActionIcon } from '@mantine/core'
import Eye from 'lucide-react/icons/eye'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { previewUrl } from '../../pages/preview-url.ts'
import { toast } from '../../ui/toast.ts'
import { flush } from '../leaving/flush.ts'
import { isDirty, isPartlyStored } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'

/** Opens the page in a new tab as visitors would see it, including unsaved changes. */
export const PreviewButton = () => {
  const t = useTranslations('editor.bar')
  const tVersions = useTranslations('versions')
  const workspace = useWorkspace()
  const { store } = workspace.editor
  const versionID = useEditorState(state => state.versionID)
  const storeFirst = async (event: MouseEvent) => {
    if (!isDirty(store.getState())) return
    event.preventDefault()
    // Browsers only allow a pop-up during the click, so the tab opens before the response.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    // What cannot be stored is missing in the preview, which the bar beside it says.
    if ((await flush(workspace)) || isPartlyStored(store.getState())) {
      tab?.location.replace(previewUrl(store.getState().versionID))
      return
    }
    tab?.close()
    toast(t('saveFailed'), 'failed')
  }
  return (
    <ActionIcon
      component="a"
      href={previewUrl(versionID)}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      color="gray"
      aria-label={tVersions('preview')}
      title={tVersions('preview')}
      onClick={event => void storeFirst(event)}
    >
      <Eye size={17} aria-hidden />
    </ActionIcon>
  )
}
