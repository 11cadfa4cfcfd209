import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { createRole, listRoles, removeRole, updateRole } from './roles.ts'

export const roleRoutes = [
  bind(calls.role.list, listRoles),
  bind(calls.role.create, createRole),
  bind(calls.role.update, updateRole),
  bind(calls.role.remove, removeRole),
]
