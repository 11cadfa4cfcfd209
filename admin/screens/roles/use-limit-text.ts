import type { Permission } from '@ximblox/contract/permissions'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSite } from '../../site.tsx'

/** Returns the label of a page type, or its id if the site no longer has it. */
export const useTypeName = (): ((type: string) => string) => {
  const { registry } = useSite()
  const { labelText } = useLanguage()
  return type => labelText(registry.contentTypes.get(type)?.label ?? type)
}

/** Describes the limits of a permission; an empty string if there are none. */
export const useLimitText = (): ((permission: Permission) => string) => {
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return ({ parameters }) =>
    [parameters?.locales?.map(localeName), parameters?.pageTypes?.map(typeName)]
      .flatMap(names => (names ? names.join(', ') : []))
      .join(' · ')
}
