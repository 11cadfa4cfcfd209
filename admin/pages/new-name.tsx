import type { ErrorEntry } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { Locale } from '@ximblox/contract/locales'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { messagesFor } from '../errors/messages-for.ts'
import { useMessage } from '../errors/use-message.ts'
import { useSite } from '../site.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { editedSlug, newPageName } from './new-page-name.ts'
import { NewSlugField } from './new-slug-field.tsx'

/** Title and slug of a copied page. The slug follows the title until the user edits it. */
export const useNewName = (type: string, locale: Locale, suggested: string) => {
  const { registry } = useSite()
  const [title, setTitle] = useState<string | null>(null)
  const [slug, setSlug] = useState<string | null>(null)
  const prefix = registry.pageTypes.get(type)?.slugPrefix[locale] ?? ''
  return {
    ...newPageName(suggested, { title, slug }, prefix),
    setTitle,
    setSlug: (typed: string) => setSlug(editedSlug(typed)),
  }
}

interface Props {
  name: ReturnType<typeof useNewName>
  locale: Locale
  settings: SiteSettings
  entries: readonly ErrorEntry[]
}

export const NewNameFields = ({ name, locale, settings, entries }: Props) => {
  const t = useTranslations('page')
  const messageOf = useMessage()
  return (
    <>
      <TextInput
        label={t('title')}
        value={name.title}
        onChange={name.setTitle}
        limit={limits.text}
        errors={messagesFor('title', entries, messageOf)}
        isFirst
      />
      <NewSlugField
        ownSlug={name.ownSlug}
        slug={name.slug}
        locale={locale}
        settings={settings}
        errors={messagesFor('slug', entries, messageOf)}
        onChange={name.setSlug}
      />
    </>
  )
}
