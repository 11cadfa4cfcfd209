import { auditKinds, auditVerbs } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'

/** Returns the translated name of an action, or its key if it has no translation. */
export const useActionName = (): ((action: string) => string) => {
  const t = useTranslations('audit')
  const tKind = useTranslations('audit.kinds')
  const tVerb = useTranslations('audit.verbs')
  return action => {
    const [first = '', second = ''] = action.split('.')
    const kind = auditKinds.find(one => one === first)
    const verb = auditVerbs.find(one => one === second)
    return kind && verb ? t('actionName', { category: tKind(kind), action: tVerb(verb) }) : action
  }
}
