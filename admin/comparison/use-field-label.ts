import { useLanguage } from '../i18n/language-provider.tsx'
import { useCommonLabels } from '../pages/use-common-labels.ts'
import { useSite } from '../site.tsx'

/** Returns the label of a changed field, or the path of the change if the field has none. */
export const useFieldLabel = () => {
  const { registry } = useSite()
  const { labelText } = useLanguage()
  const common = useCommonLabels()
  return (path: string, type: string, ofBlock: boolean): string => {
    const [first = '', ...rest] = path.replace('pageType.', '').split('.')
    const fields = (ofBlock ? registry.blocks.get(type) : registry.contentTypes.get(type))?.fields ?? {}
    const name = first === 'props' || first.startsWith('__') ? (rest[0] ?? '') : ''
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return common.get(path) ?? (field ? labelText(field.label) : path)
  }
}
