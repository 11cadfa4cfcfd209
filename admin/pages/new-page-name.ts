import { withPrefix } from '@ximblox/contract/rules/slug'
import { slugFrom } from '@ximblox/contract/rules/slug-from'

/** What the user has changed of the name of a page that is created as a copy; null for nothing. */
interface EditedName {
  title: string | null
  slug: string | null
}

/** Title and slug of a copied page. The slug follows the title until the user edits it. */
export const newPageName = (suggested: string, edited: EditedName, prefix: string) => {
  const title = edited.title ?? suggested
  const ownSlug = edited.slug ?? slugFrom(title)
  return { title, ownSlug, slug: withPrefix(prefix, ownSlug) }
}

/** A slug that was emptied follows the title again. */
export const editedSlug = (typed: string): string | null => (typed === '' ? null : typed)
