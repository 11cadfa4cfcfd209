import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useAnnounceFiles } from '../../publication/use-announce-files.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { Modal } from '../../ui/modal.tsx'
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
    <Modal
      title={t(blockKey === undefined ? 'restoreTitle' : 'restoreBlockTitle')}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('restore'), onConfirm: () => void restore(), busy: isBusy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm">{t('restoreHelp')}</Text>
    </Modal>
  )
}
