import { type PagePath, pathOf } from '@ximblox/contract/rules/locale-path'
import { useSettings } from './use-settings.ts'

/** Formats a page's path, with its locale; undefined until the settings are loaded. */
export const usePagePath = (): ((page: PagePath) => string | undefined) => {
  const settings = useSettings()
  return page => settings && pathOf(page, settings)
}
