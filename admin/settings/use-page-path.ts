import { type PagePath, pathOf } from '@ximblox/contract/rules/locale-path'
import { useSettings } from './use-settings.ts'

/** Where a page is on the site, its locale included; nothing until the locales are known. */
export const usePagePath = (): ((page: PagePath) => string | undefined) => {
  const settings = useSettings()
  return page => settings && pathOf(page, settings)
}
