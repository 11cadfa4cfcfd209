import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MediaItem, MediaKind } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { Modal } from '../../ui/modal.tsx'
import { LoadingContents } from '../library/contents-states.tsx'
import { Library } from '../library/library.tsx'
import { defaultPlace, type LibraryPlace } from '../library/library-place.ts'
import { useLocalPlace } from '../library/use-library-place.ts'
import { mediaKey } from '../media-queries.ts'

export interface MediaPickerProps {
  title: string
  /** Undefined for all types. */
  kinds?: readonly MediaKind[] | undefined
  /** The current file; the picker opens its folder. */
  fileID?: number | undefined
  onClose: () => void
  onPick: (file: MediaItem) => void
}

export const MediaPicker = ({ fileID, ...rest }: MediaPickerProps) => {
  const client = useClient()
  const { data, isPending } = useQuery({
    queryKey: [...mediaKey, 'file', fileID],
    queryFn: ({ signal }) => client.media.getFile({ params: { id: fileID ?? 0 } }, { signal }),
    enabled: fileID !== undefined,
  })
  const initialPlace = data ? { ...defaultPlace, folder: data.file.path, fileID: data.file.id } : defaultPlace
  return (
    <PickerDialog {...rest} initialPlace={fileID !== undefined && isPending ? undefined : initialPlace} />
  )
}

interface DialogProps extends Omit<MediaPickerProps, 'fileID'> {
  /** Undefined while the current file is loading. */
  initialPlace: LibraryPlace | undefined
}

const PickerDialog = ({ title, kinds, initialPlace, onClose, onPick }: DialogProps) => {
  const t = useTranslations('media.picker')
  const tModal = useTranslations('modal')
  const [file, setFile] = useState<MediaItem>()
  return (
    <Modal
      title={title}
      opened
      onClose={onClose}
      theme="orange"
      size="80rem"
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button disabled={!file} onClick={() => file && onPick(file)}>
            {file ? t('useNamed', { name: file.fileName }) : t('use')}
          </Button>
        </>
      }
    >
      {initialPlace ? (
        <PickerLibrary initialPlace={initialPlace} kinds={kinds} onChoose={setFile} onPick={onPick} />
      ) : (
        <LoadingContents />
      )}
    </Modal>
  )
}

interface LibraryProps extends Pick<MediaPickerProps, 'kinds' | 'onPick'> {
  initialPlace: LibraryPlace
  onChoose: (file: MediaItem | undefined) => void
}

const PickerLibrary = ({ initialPlace, kinds, onChoose, onPick }: LibraryProps) => (
  <Library state={useLocalPlace(initialPlace)} kinds={kinds} picking={{ onChoose, onPick }} />
)
