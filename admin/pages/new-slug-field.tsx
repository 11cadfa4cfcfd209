import { errorAt } from '@ximblox/contract/errors'
import type { Locale } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'
import { useSlugAvailable } from './use-slug-available.ts'

interface Props {
  /** As typed, without the prefix of the page type. */
  ownSlug: string
  slug: string
  locale: Locale
  settings: SiteSettings
  errors: readonly string[]
  onChange: (ownSlug: string) => void
}

/** The slug of a new page; shows at once whether it is available. */
export const NewSlugField = ({ ownSlug, slug, locale, settings, errors, onChange }: Props) => {
  const t = useTranslations('page')
  const messageOf = useMessage()
  const available = useSlugAvailable(slug, locale)
  const path = window.location.origin + pathOf({ slug, locale }, settings)
  const conflicts = ownSlug !== '' && available === false ? [messageOf(errorAt('slug', 'alreadyExists'))] : []
  return (
    <TextInput
      label={t('slug')}
      name="slug"
      value={ownSlug}
      onChange={onChange}
      description={available ? t('new.free', { path }) : path}
      errors={errors.length > 0 ? errors : conflicts}
    />
  )
}
