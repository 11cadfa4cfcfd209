import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { checkChangedRole, checkNewRole, createRole, listRoles, removeRole, updateRole } from './roles.ts'

export const roleRoutes = [
  bind(calls.role.list, listRoles),
  bind(calls.role.create, createRole, checkNewRole),
  bind(calls.role.update, updateRole, checkChangedRole),
  bind(calls.role.remove, removeRole),
]
