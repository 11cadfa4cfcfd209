import type { AdminScreen, AdminSite, ExtraMenuItem } from '@ximblox/admin'
import { screenErrors } from './screen-errors.ts'
import { SiteError } from './site-error.ts'

/** What a site adds to the admin area; only the browser loads it. */
export interface AdminOptions<Slug extends string = string>
  extends Partial<Omit<AdminSite, 'registry' | 'menuItems' | 'screens'>> {
  /** Below those of the product, in this order. TypeScript checks that their slugs are those of screens. */
  menuItems?: readonly ExtraMenuItem<NoInfer<Slug>>[]
  screens?: readonly AdminScreen<Slug>[]
}

/** The default export of `admin.ts`. Throws one error that names everything that is wrong. */
export const defineAdmin = <const Slug extends string = never>(
  options: AdminOptions<Slug>,
): AdminOptions<Slug> => {
  const errors = screenErrors(options)
  if (errors.length > 0) throw new SiteError('The admin area has errors', errors)
  return options
}
