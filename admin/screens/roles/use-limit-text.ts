import type { Permission } from '@ximblox/contract/permissions'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSite } from '../../site.tsx'

/** What a page type is called; one that the site no longer has, by its id. */
export const useTypeName = (): ((type: string) => string) => {
  const { registry } = useSite()
  const { labelText } = useLanguage()
  return type => labelText(registry.pageTypes.get(type)?.label ?? type)
}

/** Where a permission holds, in words; "" for everywhere. */
export const useLimitText = (): ((permission: Permission) => string) => {
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return ({ parameters }) =>
    [parameters?.locales?.map(localeName), parameters?.pageTypes?.map(typeName)]
      .flatMap(names => (names ? names.join(', ') : []))
      .join(' · ')
}
