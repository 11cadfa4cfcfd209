import { Button, NativeSelect, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import { withPrefix } from '@ximblox/contract/rules/slug'
import type { SiteSettings } from '@ximblox/contract/settings'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NewAddressField } from '../../pages/new-address-field.tsx'
import { placesToCreate } from '../../pages/places-to-create.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSlugAvailable } from '../../pages/use-slug-available.ts'
import { useSession } from '../../session/use-session.ts'
import { useSite } from '../../site.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { beginPage, changePage, newPageErrors } from './new-page.ts'

interface Props {
  settings: SiteSettings
  onCreated: (pageID: number, title: string) => void
}

export const NewPageForm = ({ settings, onCreated }: Props) => {
  const t = useTranslations('page')
  const client = useClient()
  const queries = useQueryClient()
  const { registry } = useSite()
  const { permissions } = useSession()
  const { language } = useLanguage()
  const { type: asked = '' } = useSearch({ strict: false })
  const nameOf = useLocaleName()
  const messageOf = useMessage()
  const errors = useErrorCollection('create-page')
  const { clear } = errors
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const places = placesToCreate(permissions, [...registry.pageTypes.keys()], settings.availableLocales)
  const [page, setPage] = useState(() =>
    beginPage(places, { type: asked, language, defaultLocale: settings.defaultLocale }),
  )

  // Whoever comes back begins without what an earlier attempt was refused for.
  useEffect(() => clear, [clear])

  const type = registry.pageTypes.get(page.type)
  const slug = withPrefix(type?.slugPrefix[page.locale] ?? '', page.slug)
  const available = useSlugAvailable(slug, page.locale)
  const faults = newPageErrors(page, slug, available)
  const said = (property: string) =>
    wasTried ? messagesFor(property, errors.entries.length > 0 ? errors.entries : faults, messageOf) : []
  const change = (changes: Parameters<typeof changePage>[1]) => {
    setPage(changePage(page, changes, places))
    if (errors.entries.length > 0) clear()
  }

  const create = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [fault] = faults
    if (fault) return form.current?.querySelector<HTMLElement>(`[name="${fault.property}"]`)?.focus()
    setBusy(true)
    const { title, slug, type, locale } = page
    const created = await errors.run(() => client.page.create({ body: { title, slug, type, locale } }))
    setBusy(false)
    if (!created) return
    void queries.invalidateQueries({ queryKey: ['pages'] })
    onCreated(created.pageID, title)
  }

  return (
    <form ref={form} onSubmit={create} noValidate>
      <ErrorSummary entries={errors.entries.filter(({ property }) => !isShown(property))} />
      <Stack gap="md" maw={560}>
        <NativeSelect
          label={t('type')}
          value={page.type}
          onChange={event => change({ type: event.currentTarget.value })}
          data={places.types.map(id => ({
            value: id,
            label: registry.pageTypes.get(id)?.label[language] ?? id,
          }))}
        />
        <NativeSelect
          label={t('locale')}
          value={page.locale}
          onChange={event => change({ locale: event.currentTarget.value })}
          data={places.localesOf(page.type).map(locale => ({ value: locale, label: nameOf(locale) }))}
        />
        <TextInput
          label={t('title')}
          value={page.title}
          onChange={title => change({ title })}
          maxLength={limits.text}
          errors={said('title')}
          name="title"
        />
        <NewAddressField
          own={page.slug}
          slug={slug}
          locale={page.locale}
          settings={settings}
          errors={said('slug')}
          onChange={slug => change({ slug })}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('new.create')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Whether what is wrong with it is said beside its field. */
const isShown = (property: string): boolean => property === 'title' || property === 'slug'
