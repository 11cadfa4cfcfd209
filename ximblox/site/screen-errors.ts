import type { AdminOptions } from './define-admin.ts'

export const screenErrors = ({ screens = [], menuItems = [], fields = [] }: AdminOptions): string[] => {
  const slugs = screens.map(({ slug }) => slug)
  const named = menuItems.flatMap(({ slug, items = [] }) => [slug, ...items.map(item => item.slug)])
  const kinds = fields.map(({ kind }) => kind)
  return [
    ...kinds
      .filter((kind, index) => kinds.indexOf(kind) !== index)
      .map(kind => `there are two controls of the kind of field "${kind}"`),
    ...slugs
      .filter(slug => !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(slug))
      .map(
        slug =>
          `"${slug}" is not a valid slug of a screen: it is a path without slashes around it, in lower case`,
      ),
    ...slugs
      .filter((slug, index) => slugs.indexOf(slug) !== index)
      .map(slug => `there are two screens "${slug}"`),
    ...named
      .filter(slug => slug !== undefined && !slugs.includes(slug))
      .map(slug => `a menu item leads to "${slug}", which is not a screen`),
  ]
}
