import { Text } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { useMediaCall } from '../library/use-media-call.ts'
import { UseList } from './use-list.tsx'
import { type Uses, usesIn } from './uses.ts'

interface Props {
  files: readonly MediaItem[]
  onClose: () => void
}

interface Kept {
  file: MediaItem
  uses: Uses
}

/** Deletes files. Those that are used stay and say where; one of them alone can be deleted all the same. */
export const DeleteFilesDialog = ({ files, onClose }: Props) => {
  const t = useTranslations('media')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { busy, run, entries } = useMediaCall()
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [first] = files
  const mayForce = files.length === 1 && kept.length === 1
  const isOver = kept.length > 0 && !mayForce

  const remove = async () => {
    const inUse: Kept[] = []
    const done = await run(async () => {
      for (const file of files) {
        try {
          await client.media.deleteFile({ body: { id: file.id, force: mayForce } })
        } catch (error) {
          const uses = usesIn(error)
          if (!uses) throw error
          inUse.push({ file, uses })
        }
      }
      return true
    })
    if (!done) return
    const deleted = files.length - inUse.length
    if (deleted > 0) toast({ message: t('deletedFiles', { count: deleted }), close: tModal('close') })
    if (inUse.length === 0) onClose()
    setKept(inUse)
  }
  return (
    <Modal
      title={
        files.length === 1
          ? t('deleteNamed', { name: first?.fileName ?? '' })
          : t('deleteFiles', { count: files.length })
      }
      opened
      onClose={onClose}
      theme="orange"
      {...(!isOver && {
        confirm: {
          label: t(mayForce ? 'deleteAnyway' : 'delete'),
          onConfirm: () => void remove(),
          busy,
        },
      })}
    >
      <ErrorSummary entries={entries} />
      {kept.length === 0 && <Text size="sm">{t('deleteForever')}</Text>}
      {kept.map(({ file, uses }) => (
        <UseList key={file.id} title={t('keptFile', { name: file.fileName })} uses={uses} />
      ))}
      {mayForce && <Text size="sm">{t('forceHelp')}</Text>}
      {isOver && <Text size="sm">{t('keptHelp')}</Text>}
    </Modal>
  )
}
