import { useTranslations } from 'use-intl'
import { ancestorsOf, nameOf } from './paths.ts'

/** Formats a folder path for display, beginning with the library. */
export const useFolderPath = (): ((path: string) => string) => {
  const t = useTranslations('media')
  return path => [t('root'), ...ancestorsOf(path).map(nameOf)].join(' / ')
}
