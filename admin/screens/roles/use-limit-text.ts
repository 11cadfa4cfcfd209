import type { Permission } from '@ximblox/contract/permissions'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'
import { limitText } from './grant-limits.ts'

/** Describes the limits of a permission; an empty string if there are none. */
export const useLimitText = (): ((permission: Permission) => string) => {
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return permission => limitText(permission, localeName, typeName)
}
