import { errorAt } from '@ximblox/contract/errors'
import type { Locale } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'
import { useSlugAvailable } from './use-slug-available.ts'

interface Props {
  /** As it is written, and with what the page's type puts in front. */
  own: string
  slug: string
  locale: Locale
  settings: SiteSettings
  /** What it was refused for. */
  errors: readonly string[]
  onChange: (own: string) => void
}

/** The address of a page that is about to be made; says at once whether it is free. */
export const NewAddressField = ({ own, slug, locale, settings, errors, onChange }: Props) => {
  const t = useTranslations('page')
  const messageOf = useMessage()
  const available = useSlugAvailable(slug, locale)
  const path = window.location.origin + pathOf({ slug, locale }, settings)
  const taken = own !== '' && available === false ? [messageOf(errorAt('slug', 'alreadyExists'))] : []
  return (
    <TextInput
      label={t('slug')}
      name="slug"
      value={own}
      onChange={onChange}
      description={available ? t('new.free', { path }) : path}
      errors={errors.length > 0 ? errors : taken}
    />
  )
}
