import { useLanguage } from '../i18n/language-provider.tsx'
import { useSite } from '../site.tsx'

/** Returns the label of a page type, or its id if the site no longer has it. */
export const useTypeName = (): ((type: string) => string) => {
  const { registry } = useSite()
  const { labelText } = useLanguage()
  return type => labelText(registry.contentTypes.get(type)?.label ?? type)
}
