import { auditKinds, auditVerbs } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'

/** What was done, in words; an action that has none is shown as it is written. */
export const useActionName = (): ((action: string) => string) => {
  const tKind = useTranslations('audit.kinds')
  const tVerb = useTranslations('audit.verbs')
  return action => {
    const [first = '', second = ''] = action.split('.')
    const kind = auditKinds.find(one => one === first)
    const verb = auditVerbs.find(one => one === second)
    return kind && verb ? `${tKind(kind)}: ${tVerb(verb)}` : action
  }
}
