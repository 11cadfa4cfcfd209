import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { LinkForm } from './link-form.tsx'

/** Of a text or a field in which a link is being made or changed. */
export interface LinkRequest {
  /** As it is now; null for a new one. */
  link: LinkAttributes | null
  /** Null takes the link away; `words` are for where no text is marked. */
  onChoose: (link: LinkAttributes | null, words: string) => void
  onCancel?: () => void
}

interface Props {
  /** Null while nothing is asked for. */
  request: LinkRequest | null
  onClose: () => void
}

/** Asks where a link leads. */
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
          onChoose={(link, words) => {
            onClose()
            request.onChoose(link, words)
          }}
        />
      )}
    </Modal>
  )
}
