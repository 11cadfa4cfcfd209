import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import type { Locale } from '@ximblox/contract/locales'
import { slugFrom, withPrefix } from '@ximblox/contract/rules/slug'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { NewAddressField } from '../../pages/new-address-field.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useWorkspace } from '../workspace.ts'
import type { DialogProps } from './page-dialog.tsx'
import { useStored } from './use-stored.ts'

interface Props extends DialogProps {
  locale: Locale
  settings: SiteSettings
}

/** Makes a page of its own out of this one and goes there. */
export const DuplicateDialog = ({ page, locale, settings, onClose }: Props) => {
  const t = useTranslations('duplication')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const client = useClient()
  const navigate = useNavigate()
  const messageOf = useMessage()
  const stored = useStored()
  const { editor } = useWorkspace()
  const { busy, run, entries } = usePageCall()
  const [title, setTitle] = useState(t('newTitle', { title: page.title }))
  const [written, setWritten] = useState<string | null>(null)
  const prefix = editor.registry.pageTypes.get(page.type)?.slugPrefix[locale] ?? ''
  const ownSlug = written ?? slugFrom(title)
  const slug = withPrefix(prefix, ownSlug)
  const slugErrors = messagesFor('slug', entries, messageOf)

  const duplicate = async () => {
    if (!(await stored())) return
    const created = await run(() => client.page.duplicate({ body: { pageID: page.id, locale, title, slug } }))
    if (!created) return
    toast({ message: tPage('new.created', { title }), close: tModal('close') })
    void navigate({ to: '/pages/$id', params: { id: String(created.pageID) } })
  }
  return (
    <Modal
      title={t('title', { title: page.title })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('duplicate'), onConfirm: () => void duplicate(), busy }}
    >
      <ErrorSummary entries={entries.filter(({ property }) => property !== 'slug' && property !== 'title')} />
      <Stack gap="md">
        <TextInput
          label={tPage('title')}
          value={title}
          onChange={setTitle}
          maxLength={limits.text}
          errors={messagesFor('title', entries, messageOf)}
          isFirst
        />
        <NewAddressField
          own={ownSlug}
          slug={slug}
          locale={locale}
          settings={settings}
          errors={slugErrors}
          onChange={text => setWritten(text === '' ? null : text)}
        />
      </Stack>
    </Modal>
  )
}
