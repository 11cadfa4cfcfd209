import { Button, Group, Input, Text } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShareFileDialog } from '../../media/dialogs/share-file-dialog.tsx'
import { PickerDialog } from '../../media/media-dialogs.tsx'
import { useMenuEditing } from './menu-editing.ts'
import type { FileTarget } from './use-targets.ts'

interface Props {
  /** 0 if no file is chosen yet. */
  id: number
  errors: readonly string[]
  onChange: (file: FileTarget) => void
}

/** Chooses a file of the library, and offers to share one that visitors cannot access. */
export const FileChoice = ({ id, errors, onChange }: Props) => {
  const t = useTranslations('menus')
  const tPicker = useTranslations('media.picker')
  const { fileOf } = useMenuEditing()
  const [picking, setPicking] = useState(false)
  const [unshared, setUnshared] = useState<MediaItem>()
  const file = fileOf(id)
  const pick = (item: MediaItem) => {
    setPicking(false)
    if (item.shared) onChange(item)
    else setUnshared(item)
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
      {unshared && (
        <ShareFileDialog
          file={unshared}
          onClose={() => setUnshared(undefined)}
          onShared={shared => {
            setUnshared(undefined)
            onChange(shared)
          }}
        />
      )}
    </Input.Wrapper>
  )
}
