import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Modal } from '../../ui/modal.tsx'

/** A request to create or edit a link of a text or a field. */
export interface LinkRequest {
  /** The current link; null for a new one. */
  link: LinkAttributes | null
  /** Called with null to remove the link; `text` is used where no text is selected. */
  onChoose: (link: LinkAttributes | null, text: string) => void
  onCancel?: () => void
}

export const LinkForm = lazyPart(async () => (await import('./link-form.tsx')).LinkForm, 460)

interface Props {
  /** Null closes the dialog. */
  request: LinkRequest | null
  onClose: () => void
}

export const LinkDialog = ({ request, onClose }: Props) => {
  const t = useTranslations('editor.links')
  const cancel = () => {
    onClose()
    request?.onCancel?.()
  }
  return (
    <Modal title={t('title')} opened={request !== null} onClose={cancel} size="md">
      {request && (
        <LinkForm
          link={request.link}
          onCancel={cancel}
          onChoose={(link, text) => {
            onClose()
            request.onChoose(link, text)
          }}
        />
      )}
    </Modal>
  )
}
