import { useLanguage } from '../i18n/language-provider.tsx'
import { useCommonLabels } from '../pages/use-common-labels.ts'
import { useSite } from '../site.tsx'
import { fieldsOf, fieldsPath, ownEntry } from './changed-field.ts'

/** Returns the label of a changed field, or the path of the change if the field has none. */
export const useFieldLabel = () => {
  const { registry } = useSite()
  const { labelText } = useLanguage()
  const common = useCommonLabels()
  return (path: string, type: string, ofBlock: boolean): string => {
    const [name = ''] = fieldsPath(path)
    const field = ownEntry(fieldsOf(registry, type, ofBlock), name)
    return common.get(path) ?? (field ? labelText(field.label) : path)
  }
}
