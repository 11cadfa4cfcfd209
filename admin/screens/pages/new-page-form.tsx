import { Button, NativeSelect, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import { withPrefix } from '@ximblox/contract/rules/slug'
import type { SiteSettings } from '@ximblox/contract/settings'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { creatableTypes } from '../../pages/creatable-types.ts'
import { NewSlugField } from '../../pages/new-slug-field.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSlugAvailable } from '../../pages/use-slug-available.ts'
import { useSession } from '../../session/use-session.ts'
import { useSite } from '../../site.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { useNoInput } from '../../ui/use-no-input.ts'
import { initialPage, newPageErrors, updatePage } from './new-page.ts'

interface Props {
  settings: SiteSettings
  onCreated: (pageID: number, title: string) => void
}

export const NewPageForm = ({ settings, onCreated }: Props) => {
  const t = useTranslations('page')
  const client = useClient()
  const { registry } = useSite()
  const { permissions } = useSession()
  const { labelText } = useLanguage()
  const { type: requestedType = '', locale: requestedLocale, under = '' } = useSearch({ strict: false })
  const nameOf = useLocaleName()
  const messageOf = useMessage()
  const { run, isBusy, entries, clear } = useCall({ collection: 'create-page', invalidates: [['pages']] })
  const isCreated = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const noInput = useNoInput(isBusy)
  const [wasSubmitted, setSubmitted] = useState(false)
  const creatable = creatableTypes(permissions, [...registry.pageTypes.keys()], settings.availableLocales)
  const [page, setPage] = useState(() =>
    initialPage(creatable, {
      type: requestedType,
      locale: requestedLocale,
      defaultLocale: settings.defaultLocale,
    }),
  )

  useEffect(() => form.current?.querySelector<HTMLElement>('[name=title]')?.focus(), [])
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])

  const type = registry.pageTypes.get(page.type)
  const slug = withPrefix(
    type?.slugPrefix[page.locale] ?? '',
    page.slug === '' ? '' : withPrefix(page.locale === requestedLocale ? under : '', page.slug),
  )
  const available = useSlugAvailable(slug, page.locale)
  const errors = newPageErrors(page, slug, available)
  const messagesOf = (property: string) =>
    wasSubmitted ? messagesFor(property, entries.length > 0 ? entries : errors, messageOf) : []
  const change = (changes: Parameters<typeof updatePage>[1]) => {
    setPage(updatePage(page, changes, creatable))
    if (entries.length > 0) clear()
  }

  const create = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const [firstError] = errors
    if (firstError)
      return form.current?.querySelector<HTMLElement>(`[name="${firstError.property}"]`)?.focus()
    const { title, slug, type, locale } = page
    const created = await run(() => client.page.create({ body: { title, slug, type, locale } }))
    if (!created) return
    isCreated.current = true
    onCreated(created.pageID, title)
  }

  return (
    <form ref={form} onSubmit={create} noValidate>
      <ErrorSummary entries={entries.filter(({ property }) => !isShownAtField(property))} />
      <Stack gap="md" ref={noInput}>
        <NativeSelect
          label={t('type')}
          value={page.type}
          onChange={event => change({ type: event.currentTarget.value })}
          data={creatable.types.map(id => ({
            value: id,
            label: labelText(registry.pageTypes.get(id)?.label ?? id),
          }))}
        />
        <NativeSelect
          label={t('locale')}
          value={page.locale}
          onChange={event => change({ locale: event.currentTarget.value })}
          data={creatable.localesOf(page.type).map(locale => ({ value: locale, label: nameOf(locale) }))}
        />
        <TextInput
          label={t('title')}
          value={page.title}
          onChange={title => change({ title })}
          limit={limits.text}
          errors={messagesOf('title')}
          name="title"
        />
        <NewSlugField
          ownSlug={page.slug}
          slug={slug}
          locale={page.locale}
          settings={settings}
          errors={messagesOf('slug')}
          onChange={slug => change({ slug })}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('new.create')}
          </Button>
        </div>
      </Stack>
      <UnsavedWords typed={() => (isCreated.current ? [] : [page.title])} saved={['']} />
    </form>
  )
}

/** These errors are shown at their fields. */
const isShownAtField = (property: string): boolean => property === 'title' || property === 'slug'
