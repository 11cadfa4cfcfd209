import type { AnySharedFields } from '@ximblox/blocks/shared-fields'
import type { Page } from '@ximblox/contract/pages'

type Named = Pick<Page, 'id' | 'title' | 'locale'>
type Translated = Named & { siblings: readonly Named[] }

/** The page that the shared values of a group of translations belong to: the oldest. */
export const firstOf = ({ id, title, locale, siblings }: Translated): Named =>
  [{ id, title, locale }, ...siblings].reduce((first, other) => (other.id < first.id ? other : first))

/** The shared fields that cannot be changed on this page, because their values belong to another. */
export const fixedFields = (page: Translated, shared: AnySharedFields | undefined): AnySharedFields =>
  shared && firstOf(page).id !== page.id ? shared : {}
