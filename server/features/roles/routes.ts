import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import {
  checkChangedRole,
  checkNewRole,
  createRole,
  listRoles,
  type RoleUsers,
  removeRole,
  updateRole,
} from './roles.ts'

export const roleRoutes = (users: RoleUsers) => [
  bind(calls.role.list, listRoles),
  bind(calls.role.create, createRole, checkNewRole),
  bind(calls.role.update, (app, actor, input) => updateRole(app, actor, input, users), checkChangedRole),
  bind(calls.role.remove, removeRole),
]
