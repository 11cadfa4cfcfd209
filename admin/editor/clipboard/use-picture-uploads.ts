import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import type { Upload } from '../../media/uploads/upload-queue.ts'
import { useUploadQueue } from '../../media/uploads/uploads-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { useWorkspace } from '../workspace.ts'
import type { TextPicturesOptions } from './text-pictures.ts'

type PictureUploads = Pick<
  TextPicturesOptions,
  'mayUpload' | 'picturesIn' | 'upload' | 'messageOf' | 'onElsewhere'
>

/** Uploads pictures, and notifies the user of what cannot be uploaded. */
export const usePictureUploads = (): PictureUploads => {
  const t = useTranslations('editor.clipboard')
  const tUploads = useTranslations('media.uploads')
  const errorMessageOf = useMessage()
  const { permissions } = useSession()
  const { announce } = useWorkspace()
  const queue = useUploadQueue()
  return {
    mayUpload: () => {
      const isAllowed = allows(permissions, 'manage-media')
      if (!isAllowed) toast(t('mayNotUpload'), 'failed')
      return isAllowed
    },
    picturesIn: files => {
      const pictures = files.filter(({ type }) => type.startsWith('image/'))
      if (pictures.length < files.length) toast(t('onlyPictures'), 'failed')
      // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
      return pictures.map(file => new File([file], file.name, { type: file.type }))
    },
    upload: files => {
      if (files.length === 0) return
      queue.add(files.map(file => ({ file, folder: '/', keepsBoth: true })))
      announce(t('uploading', { count: files.length }))
    },
    messageOf: (upload: Upload | undefined) =>
      upload?.state === 'refused'
        ? tUploads('failed', { reason: upload.errors.map(errorMessageOf).join(' ') })
        : tUploads('cancelled'),
    onElsewhere: count => toast(t('picturesLeftOut', { count })),
  }
}
