import type { Permission } from '@ximblox/contract/permissions'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'

/** Describes the limits of a permission; an empty string if there are none. */
export const useLimitText = (): ((permission: Permission) => string) => {
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return ({ parameters }) =>
    [parameters?.locales?.map(localeName), parameters?.pageTypes?.map(typeName)]
      .flatMap(names => (names ? names.join(', ') : []))
      .join(' · ')
}
