import { useTranslations } from 'use-intl'
import { namedKind } from './named-kind.ts'

/** What a kind of work does, in words. One that this release does not know has its own name. */
export const useKindName = (): ((kind: string) => string) => {
  const t = useTranslations('jobs')
  const tKind = useTranslations('jobs.kinds')
  return kind => {
    const named = namedKind(kind)
    switch (named.is) {
      case 'known':
        return tKind(named.text)
      case 'hook':
        return t('hook', { name: named.name })
      case 'cleaning':
        return t('cleaning', { name: named.name })
      case 'unknown':
        return named.name
    }
  }
}
