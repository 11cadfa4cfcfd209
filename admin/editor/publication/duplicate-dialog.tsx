import { NativeSelect, Stack } from '@mantine/core'
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
import { placesToCreate } from '../../pages/places-to-create.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettingsQuery } from '../../settings/use-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useWorkspace } from '../workspace.ts'
import type { DialogProps } from './page-dialog.tsx'
import { useStored } from './use-stored.ts'

/** Makes a page of its own out of this one, in the same language or in another, and goes there. */
export const DuplicateDialog = (props: DialogProps) => {
  const t = useTranslations('duplication')
  const { data, isError, refetch } = useSettingsQuery()
  const { permissions } = useSession()
  const { page, onClose } = props
  if (data) {
    const places = placesToCreate(permissions, [page.type], data.availableLocales)
    return <Duplication {...props} settings={data} locales={places.localesOf(page.type)} />
  }
  if (!isError) return null
  return (
    <Modal title={t('title', { title: page.title })} opened onClose={onClose}>
      <LoadFailed onRetry={() => void refetch()} />
    </Modal>
  )
}

interface Props extends DialogProps {
  settings: SiteSettings
  /** Where this user may make such a page. */
  locales: readonly Locale[]
}

const Duplication = ({ page, settings, locales, onClose }: Props) => {
  const t = useTranslations('duplication')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const client = useClient()
  const navigate = useNavigate()
  const messageOf = useMessage()
  const nameOf = useLocaleName()
  const stored = useStored()
  const { editor } = useWorkspace()
  const { busy, run, entries } = usePageCall()
  const own = locales.find(locale => locale === page.locale)
  const [locale, setLocale] = useState<Locale>(own ?? locales[0] ?? settings.defaultLocale)
  const [named, setNamed] = useState<string | null>(null)
  const title = named ?? (locale === page.locale ? t('newTitle', { title: page.title }) : page.title)
  const [written, setWritten] = useState<string | null>(null)
  const prefix = editor.registry.pageTypes.get(page.type)?.slugPrefix[locale] ?? ''
  const ownSlug = written ?? slugFrom(title)
  const slug = withPrefix(prefix, ownSlug)
  const slugErrors = messagesFor('slug', entries, messageOf)

  const choose = (value: string) => {
    const chosen = locales.find(one => one === value)
    if (chosen) setLocale(chosen)
  }
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
      <ErrorSummary entries={entries.filter(({ property }) => !fields.includes(property))} />
      <Stack gap="md">
        {locales.length > 1 && (
          <NativeSelect
            label={tPage('locale')}
            value={locale}
            onChange={event => choose(event.currentTarget.value)}
            data={locales.map(value => ({ value, label: nameOf(value) }))}
            error={messagesFor('locale', entries, messageOf)[0]}
          />
        )}
        <TextInput
          label={tPage('title')}
          value={title}
          onChange={setNamed}
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

const fields = ['title', 'slug', 'locale']
