import { useTranslations } from 'use-intl'
import { ancestorsOf, nameOf } from './paths.ts'

/** Where a folder is, in words: the library, and the folders on the way. */
export const useFolderPath = (): ((path: string) => string) => {
  const t = useTranslations('media')
  return path => [t('root'), ...ancestorsOf(path).map(nameOf)].join(' / ')
}
