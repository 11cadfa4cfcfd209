import { useTranslations } from 'use-intl'
import { wordsOf } from './audited-action.ts'

/** Returns the translated name of an action, or its key if it has no translation. */
export const useActionName = (): ((action: string) => string) => {
  const t = useTranslations('audit')
  const tKind = useTranslations('audit.kinds')
  const tVerb = useTranslations('audit.verbs')
  return action => {
    const words = wordsOf(action)
    return words ? t('actionName', { category: tKind(words.kind), action: tVerb(words.verb) }) : action
  }
}
