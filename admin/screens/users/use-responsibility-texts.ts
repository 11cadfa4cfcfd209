import type { ResponsibilityKind } from '@ximblox/contract/responsibilities'
import { useTranslations } from 'use-intl'

export type AccountChange = 'delete' | 'deactivate' | 'demote'

/** What becomes of a kind with the change of the account. */
export const useOutcome = (change: AccountChange) => {
  const t = useTranslations('responsibilities')
  return (kind: ResponsibilityKind, count: number): string => {
    switch (kind) {
      case 'schedules':
        return t('schedules', { count })
      case 'requests':
        return t('requests', { count })
      case 'webhooks':
        return t('webhooks', { count })
      case 'apiTokens':
        switch (change) {
          case 'delete':
            return t('tokens.delete', { count })
          case 'deactivate':
            return t('tokens.deactivate', { count })
          case 'demote':
            return t('tokens.demote', { count })
        }
    }
  }
}

export const useKindName = () => {
  const t = useTranslations('responsibilities.kinds')
  return (kind: ResponsibilityKind): string => {
    switch (kind) {
      case 'schedules':
        return t('schedules')
      case 'requests':
        return t('requests')
      case 'apiTokens':
        return t('tokens')
      case 'webhooks':
        return t('webhooks')
    }
  }
}
