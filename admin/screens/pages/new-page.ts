import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import { isSlug } from '@ximblox/contract/rules/slug'
import { slugFrom } from '@ximblox/contract/rules/slug-from'
import type { CreatableTypes } from '../../pages/creatable-types.ts'

/** The state of the form. */
export interface NewPage {
  type: string
  locale: Locale
  title: string
  slug: string
  /** The slug is still derived from the title. */
  followsTitle: boolean
}

interface InitialChoice {
  /** The requested page type. */
  type: string
  /** The requested locale. */
  locale?: string | undefined
  /** The main language of the site. */
  defaultLocale: string
}

/** Starts with the requested type and locale, which are those of the list one comes from. */
export const initialPage = (
  creatable: CreatableTypes,
  { type, locale: requested, defaultLocale }: InitialChoice,
): NewPage => {
  const allowed = creatable.types.includes(type) ? type : (creatable.types[0] ?? '')
  const locale = localeIn(creatable, allowed, requested ?? defaultLocale)
  return { type: allowed, locale, title: '', slug: '', followsTitle: true }
}

interface Changes {
  type?: string
  locale?: string
  title?: string
  slug?: string
}

/** The slug follows the title until the user edits it, and again after the user clears it. */
export const updatePage = (page: NewPage, changes: Changes, creatable: CreatableTypes): NewPage => {
  const type = changes.type ?? page.type
  const title = changes.title ?? page.title
  const followsTitle = changes.slug === undefined ? page.followsTitle : changes.slug === ''
  const written = changes.slug ?? page.slug
  return {
    type,
    locale: localeIn(creatable, type, changes.locale ?? page.locale),
    title,
    slug: followsTitle && changes.slug === undefined ? slugFrom(title) : written,
    followsTitle,
  }
}

/** Everything that prevents the page from being created, in the order of the form. */
export const newPageErrors = (page: NewPage, slug: string, available: boolean | undefined): ErrorEntry[] => [
  ...(page.title.trim() === '' ? [errorAt('title', 'required')] : []),
  ...slugErrors(page, slug, available),
]

const slugErrors = (page: NewPage, slug: string, available: boolean | undefined): ErrorEntry[] => {
  if (!isSlug(slug)) return [errorAt('slug', 'invalidSlug')]
  // An empty slug is that of the home page. If there already is one, or the title is empty too, the slug is missing.
  const isEmpty = page.slug === '' && (available === false || page.title.trim() === '')
  if (isEmpty) return [errorAt('slug', 'required')]
  return available === false ? [errorAt('slug', 'alreadyExists')] : []
}

const localeIn = (creatable: CreatableTypes, type: string, preferred: string): Locale => {
  const allowed = creatable.localesOf(type)
  return (
    allowed.find(locale => locale === preferred) ?? allowed[0] ?? (isLocale(preferred) ? preferred : 'en-gb')
  )
}
