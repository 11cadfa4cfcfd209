import { ActionIcon } from '@mantine/core'
import Eye from 'lucide-react/icons/eye'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { previewAddress } from '../../pages/preview-address.ts'
import { toast } from '../../ui/toast.ts'
import { flush } from '../leaving/flush.ts'
import { isDirty } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'

/** Shows the page in a tab of its own as its visitors would see it, with what was changed a moment ago. */
export const PreviewButton = () => {
  const t = useTranslations('editor.bar')
  const tVersions = useTranslations('versions')
  const tModal = useTranslations('modal')
  const workspace = useWorkspace()
  const { store } = workspace.editor
  const versionID = useEditorState(state => state.versionID)
  const storeFirst = async (event: MouseEvent) => {
    if (!isDirty(store.getState())) return
    event.preventDefault()
    // Only what a click opens itself is no pop-up to browsers, so the tab comes before the answer.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    if (await flush(workspace)) {
      tab?.location.replace(previewAddress(store.getState().versionID))
      return
    }
    tab?.close()
    toast({ message: t('saveFailed'), close: tModal('close') })
  }
  return (
    <ActionIcon
      component="a"
      href={previewAddress(versionID)}
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
