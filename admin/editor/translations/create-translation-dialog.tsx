import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import type { Locale } from '@ximblox/contract/locales'
import type { Page } from '@ximblox/contract/pages'
import { slugFrom, withPrefix } from '@ximblox/contract/rules/slug'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { NewAddressField } from '../../pages/new-address-field.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useWorkspace } from '../workspace.ts'

interface Props {
  page: Page
  locale: Locale
  settings: SiteSettings
  onClose: () => void
}

/** Asks for title and address of the page in another language, makes it and goes there. */
export const CreateTranslationDialog = ({ page, locale, settings, onClose }: Props) => {
  const t = useTranslations('editor.translations')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const localeName = useLocaleName()
  const messageOf = useMessage()
  const { editor } = useWorkspace()
  const errors = useErrorCollection('create-page')
  const { clear } = errors
  const [title, setTitle] = useState(page.title)
  const [written, setWritten] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => clear, [clear])

  const prefix = editor.registry.pageTypes.get(page.type)?.slugPrefix[locale] ?? ''
  const ownSlug = written ?? slugFrom(title)
  const slug = withPrefix(prefix, ownSlug)
  const slugErrors = messagesFor('slug', errors.entries, messageOf)

  const create = async () => {
    if (busy) return
    setBusy(true)
    const body = { pageID: page.id, newLocale: locale, title, slug }
    const created = await errors.run(() => client.page.createTranslation({ body }))
    setBusy(false)
    if (!created) return
    void queries.invalidateQueries({ queryKey: ['pages'] })
    toast({ message: tPage('new.created', { title }), close: tModal('close') })
    void navigate({ to: '/pages/$id', params: { id: String(created.pageID) } })
  }
  return (
    <Modal
      title={t('createTitle', { locale: localeName(locale) })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('create'), onConfirm: () => void create(), busy }}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        <ErrorSummary entries={errors.entries} />
        <Stack gap="md">
          <TextInput
            label={tPage('title')}
            value={title}
            onChange={setTitle}
            maxLength={limits.text}
            errors={messagesFor('title', errors.entries, messageOf)}
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
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
