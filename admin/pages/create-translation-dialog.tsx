import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Locale } from '@ximblox/contract/locales'
import type { Page } from '@ximblox/contract/pages'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { NewNameFields, useNewName } from './new-name.tsx'
import { useLocaleName } from './use-locale-name.ts'

interface Props {
  page: Pick<Page, 'id' | 'type' | 'title'>
  locale: Locale
  settings: SiteSettings
  onClose: () => void
}

/** Creates the page in another language and opens it. */
export const CreateTranslationDialog = ({ page, locale, settings, onClose }: Props) => {
  const t = useTranslations('newTranslation')
  const tPage = useTranslations('page')
  const client = useClient()
  const navigate = useNavigate()
  const localeName = useLocaleName()
  const { run, isBusy, entries, clear } = useCall({ collection: 'create-page', invalidates: [['pages']] })
  const name = useNewName(page.type, locale, page.title)
  useEffect(() => clear, [clear])

  const create = async () => {
    const { title, slug } = name
    const body = { pageID: page.id, newLocale: locale, title, slug }
    const created = await run(() => client.page.createTranslation({ body }))
    if (!created) return
    toast(tPage('new.created', { title }))
    void navigate({ to: '/pages/$id', params: { id: String(created.pageID) } })
  }
  return (
    <FormDialog
      title={t('title', { locale: localeName(locale) })}
      confirm={t('create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <NewNameFields name={name} locale={locale} settings={settings} entries={entries} />
      </Stack>
    </FormDialog>
  )
}
