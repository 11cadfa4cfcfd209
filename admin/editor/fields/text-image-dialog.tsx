import { useTranslations } from 'use-intl'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { ImageRequest } from '../rich-text/text-image.ts'

export const TextImageForm = lazyPart(async () => (await import('./text-image-form.tsx')).TextImageForm, 240)

interface Props {
  /** Null closes the dialog. */
  request: ImageRequest | null
  onClose: () => void
}

/** Chooses an image for a text, and its size and place there. */
export const TextImageDialog = ({ request, onClose }: Props) => {
  const t = useTranslations('editor.fields.textImage')
  const cancel = () => {
    onClose()
    request?.onCancel?.()
  }
  return (
    <Modal title={t('title')} opened={request !== null} onClose={cancel} size="md">
      {request && (
        <TextImageForm
          image={request.image}
          onCancel={cancel}
          onChoose={image => {
            onClose()
            request.onChoose(image)
          }}
        />
      )}
    </Modal>
  )
}
