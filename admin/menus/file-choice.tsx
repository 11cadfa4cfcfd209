import { Button, Group, Input, Text } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { useMediaCall } from '../media/library/use-media-call.ts'
import { PickerDialog } from '../media/media-dialogs.tsx'
import { Modal } from '../ui/modal.tsx'
import { useMenuEditing } from './menu-editing.ts'
import type { FileTarget } from './use-targets.ts'

interface Props {
  /** 0 for none yet. */
  id: number
  errors: readonly string[]
  onChange: (file: FileTarget) => void
}

/** A file of the library that visitors may have. */
export const FileChoice = ({ id, errors, onChange }: Props) => {
  const t = useTranslations('menus')
  const tPicker = useTranslations('media.picker')
  const { fileOf } = useMenuEditing()
  const [picking, setPicking] = useState(false)
  const [asked, setAsked] = useState<MediaItem>()
  const file = fileOf(id)
  const pick = (item: MediaItem) => {
    setPicking(false)
    if (item.shared) onChange(item)
    else setAsked(item)
  }
  return (
    <Input.Wrapper label={t('file')} error={errors[0]}>
      <Group gap="sm">
        {file && <Text size="sm">{file.fileName}</Text>}
        <Button variant="default" size="xs" onClick={() => setPicking(true)}>
          {tPicker('fromLibrary')}
        </Button>
      </Group>
      {picking && (
        <PickerDialog
          title={tPicker('file')}
          fileID={file?.id}
          onClose={() => setPicking(false)}
          onPick={pick}
        />
      )}
      {asked && (
        <ShareQuestion
          file={asked}
          onClose={() => setAsked(undefined)}
          onShared={() => {
            setAsked(undefined)
            onChange(asked)
          }}
        />
      )}
    </Input.Wrapper>
  )
}

interface QuestionProps {
  file: MediaItem
  onClose: () => void
  onShared: () => void
}

/** Menus lead to files with a public address alone, which a file has once somebody wants it. */
const ShareQuestion = ({ file: { id, fileName, revision }, onClose, onShared }: QuestionProps) => {
  const t = useTranslations('menus')
  const client = useClient()
  const { busy, run, entries } = useMediaCall()
  const share = async () => {
    if (await run(() => client.media.editFile({ body: { id, shared: true, revision } }))) onShared()
  }
  return (
    <Modal
      title={t('shareTitle', { name: fileName })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('share'), onConfirm: () => void share(), busy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm">{t('shareMessage')}</Text>
    </Modal>
  )
}
