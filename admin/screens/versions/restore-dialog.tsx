import { useNavigate } from '@tanstack/react-router'
import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useAnnounceFiles } from '../../publication/use-announce-files.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  page: Page
  versionID: VersionID
  /** The only block to restore; the whole version if absent. */
  blockKey?: string
  onClose: () => void
}

/** Stores an earlier version, or one block of it, as the latest version and opens that in the editor. */
export const RestoreDialog = ({ page, versionID, blockKey, onClose }: Props) => {
  const t = useTranslations('history')
  const client = useClient()
  const navigate = useNavigate()
  const announceFiles = useAnnounceFiles()
  const { isBusy, run, entries, clear } = usePageCall()
  useEffect(() => clear, [clear])
  const restore = async () => {
    const { revision } = page.pageVersion
    const body = { revision, ...(blockKey !== undefined && { blockKey }) }
    const answer = await run(() => client.page.restoreVersion({ params: { id: versionID }, body }))
    if (!answer) return
    toast(t('restored', { title: answer.pageVersion.title }))
    announceFiles(answer)
    await navigate({ to: '/pages/$id', params: { id: String(page.id) } })
  }
  return (
    <ConfirmDialog
      title={t(blockKey === undefined ? 'restoreTitle' : 'restoreBlockTitle')}
      message={t('restoreHelp')}
      label={t('restore')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void restore()}
      onClose={onClose}
    />
  )
}
