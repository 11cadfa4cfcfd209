import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Locale } from '@ximblox/contract/locales'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { creatableTypes } from '../../pages/creatable-types.ts'
import { NewNameFields, useNewName } from '../../pages/new-name.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettingsQuery } from '../../settings/use-settings.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import type { DialogProps } from './dialog-props.ts'
import { useStored } from './use-stored.ts'

/** Copies this page, in the same language or another one, and opens the copy. */
export const DuplicateDialog = (props: DialogProps) => {
  const t = useTranslations('duplication')
  const { data, isError, refetch } = useSettingsQuery()
  const { permissions } = useSession()
  const { page, onClose } = props
  if (data) {
    const creatable = creatableTypes(permissions, [page.type], data.availableLocales)
    return <Duplication {...props} settings={data} locales={creatable.localesOf(page.type)} />
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
  /** The languages in which this user may create such a page. */
  locales: readonly Locale[]
}

const Duplication = ({ page, settings, locales, onClose }: Props) => {
  const t = useTranslations('duplication')
  const tPage = useTranslations('page')
  const client = useClient()
  const navigate = useNavigate()
  const messageOf = useMessage()
  const nameOf = useLocaleName()
  const stored = useStored()
  const { isBusy, run, entries } = usePageCall()
  const own = locales.find(locale => locale === page.locale)
  const [locale, setLocale] = useState<Locale>(own ?? locales[0] ?? settings.defaultLocale)
  const suggested = locale === page.locale ? t('newTitle', { title: page.title }) : page.title
  const name = useNewName(page.type, locale, suggested)

  const choose = (value: string) => {
    const chosen = locales.find(one => one === value)
    if (chosen) setLocale(chosen)
  }
  const duplicate = async () => {
    const { title, slug } = name
    const created = await run(async () =>
      (await stored())
        ? client.page.duplicate({ body: { pageID: page.id, locale, title, slug } })
        : undefined,
    )
    if (!created) return
    toast(tPage('new.created', { title }))
    void navigate({ to: '/pages/$id', params: { id: String(created.pageID) } })
  }
  return (
    <FormDialog
      title={t('title', { title: page.title })}
      confirm={t('duplicate')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void duplicate()}
    >
      <ErrorSummary entries={entries.filter(({ property }) => !fields.includes(property))} />
      <Stack gap="md">
        {locales.length > 1 && (
          <Select
            label={tPage('locale')}
            value={locale}
            onChange={choose}
            options={locales.map(value => ({ value, label: nameOf(value) }))}
            errors={messagesFor('locale', entries, messageOf)}
          />
        )}
        <NewNameFields name={name} locale={locale} settings={settings} entries={entries} />
      </Stack>
    </FormDialog>
  )
}

const fields = ['title', 'slug', 'locale']
