import { allows } from '@ximblox/contract/rules/permissions'
import { useSession } from '../session/use-session.ts'

import { useWorkspace } from './workspace.ts'

/** Whether the user may add and change blocks of a type; some types need a permission of their own. */
export const useMayChange = (): ((type: string) => boolean) => {
  const { permissions } = useSession()
  const { editor } = useWorkspace()
  return type => {
    const permission = editor.registry.blocks.get(type)?.permission
    return permission === undefined || allows(permissions, permission)
  }
}
