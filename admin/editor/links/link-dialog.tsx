import { Button, Group, Stack } from '@mantine/core'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { meantAddress } from '../../ui/meant-address.ts'
import { Modal } from '../../ui/modal.tsx'
import { LinkFields } from './link-fields.tsx'

/** Of a text in which a link is being made or changed. */
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

/** Asks where a link in a text leads. */
export const LinkDialog = ({ request, onClose }: Props) => {
  const t = useTranslations('editor.links')
  const cancel = () => {
    onClose()
    request?.onCancel?.()
  }
  return (
    <Modal title={t('title')} opened={request !== null} onClose={cancel}>
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

interface FormProps {
  link: LinkAttributes | null
  onCancel: () => void
  onChoose: LinkRequest['onChoose']
}

const LinkForm = ({ link: before, onCancel, onChoose }: FormProps) => {
  const t = useTranslations('editor.links')
  const tModal = useTranslations('modal')
  const messageOf = useMessage()
  const [link, setLink] = useState(before)
  const [title, setTitle] = useState('')
  const [errors, setErrors] = useState<string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is drawn elsewhere, but its events pass through what asked for it.
    event.stopPropagation()
    if (!link) return setErrors([messageOf({ property: '', code: 'V_01' })])
    if ('target' in link) return onChoose(link, title)
    const href = meantAddress(link.href)
    if (isSafeHref(href)) onChoose({ href }, href)
    else setErrors([messageOf({ property: '', code: 'V_09' })])
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <LinkFields
          label={t('title')}
          link={link}
          isRequired
          errors={errors}
          onChange={(changed, words = title) => {
            setLink(changed)
            setTitle(words)
            setErrors([])
          }}
        />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        {before && (
          <Button variant="subtle" color="gray" onClick={() => onChoose(null, '')}>
            {t('remove')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {tModal('cancel')}
        </Button>
        <Button type="submit">{t('set')}</Button>
      </Group>
    </form>
  )
}
