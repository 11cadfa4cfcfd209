import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCall } from '../../../api/use-call.ts'
import { useErrorCollection } from '../../../errors/error-collections.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { isWithin, nameOf, parentOf, pathIn } from '../../folders/paths.ts'
import { FolderTree } from '../folders/folder-tree.tsx'
import { useLibrary } from '../library-context.ts'
import classes from './move-dialogs.module.css'

export const MoveFilesDialog = ({ files, onClose }: { files: readonly MediaItem[]; onClose: () => void }) => {
  const t = useTranslations('media')
  const { place, moveFiles } = useLibrary()
  const [first] = files
  return (
    <MoveDialog
      title={
        files.length === 1
          ? t('moveNamed', { name: first?.fileName ?? '' })
          : t('moveFiles', { count: files.length })
      }
      from={place.folder}
      isAllowed={folder => files.some(({ path }) => path !== folder)}
      onMove={folder => moveFiles(files, folder)}
      onClose={onClose}
    />
  )
}

export const MoveFolderDialog = ({ folder, onClose }: { folder: string; onClose: () => void }) => {
  const t = useTranslations('media')
  const { moveFolder } = useLibrary()
  return (
    <MoveDialog
      title={t('moveNamed', { name: nameOf(folder) })}
      from={parentOf(folder)}
      isAllowed={target => !isWithin(target, folder) && target !== parentOf(folder)}
      onMove={target => moveFolder(folder, pathIn(target, nameOf(folder)))}
      onClose={onClose}
    />
  )
}

interface Props {
  title: string
  from: string
  isAllowed: (folder: string) => boolean
  onMove: (folder: string) => Promise<boolean>
  onClose: () => void
}

const MoveDialog = ({ title, from, isAllowed, onMove, onClose }: Props) => {
  const t = useTranslations('media')
  const { failed } = useLibrary()
  const { entries } = useErrorCollection('media')
  const [target, setTarget] = useState(from)
  const { run, isBusy } = useCall()
  const move = async () => {
    if (await run(() => onMove(target))) onClose()
  }
  return (
    <Modal
      title={title}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{
        label: t('moveHere'),
        onConfirm: () => void move(),
        busy: isBusy,
        disabled: !isAllowed(target),
      }}
    >
      <ErrorSummary title={failed} entries={entries} />
      <p className={classes.help}>{isAllowed(target) ? t('moveHelp') : t('moveNowhere')}</p>
      <div className={classes.tree}>
        <FolderTree label={t('folders')} current={target} onChoose={setTarget} />
      </div>
    </Modal>
  )
}
