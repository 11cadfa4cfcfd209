import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, requiredLine, revision } from './fields.ts'
import { isLocale } from './locales.ts'
import { role } from './people.ts'
import { isPagePermission, permissionNames } from './permissions.ts'

/** Nowhere is not a place: a limit names what it allows. */
const limitOf = <S extends z.ZodMiniType>(item: S) =>
  z.optional(z.array(item).check(z.minLength(1, 'V_12'), z.maxLength(100, 'V_10')))

const granted = z
  .strictObject({
    name: z.enum(permissionNames, 'V_15'),
    parameters: z.optional(
      z.strictObject({
        locales: limitOf(z.string().check(z.refine(isLocale, 'V_15 not-allowed'))),
        pageTypes: limitOf(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'V_15'))),
      }),
    ),
  })
  .check(
    z.refine(({ name, parameters }) => parameters === undefined || isPagePermission(name), {
      error: 'V_15 unknown-field',
      path: ['parameters'],
    }),
  )

const permissions = z.array(granted).check(z.maxLength(100, 'V_10'))

const name = requiredLine()
const params = z.object({ id: pathID })
const roleResponse = z.object({ role })
const ignored = z.optional(z.unknown())

/** Roles and what they allow (specification, section 6). */
export const roles = {
  list: defineCall({
    method: 'GET',
    path: '/role/list',
    summary: 'Every role, by name',
    access: { anyOf: ['manage-roles', 'manage-users'] },
    response: z.object({ data: z.array(role) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/role',
    summary: 'Make a role; nobody grants what they do not hold',
    access: { permission: 'manage-roles' },
    body: z.strictObject({ name, permissions }),
    response: roleResponse,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/role/{id}',
    summary: 'Change a role; its users have the new rights with their next call',
    access: { permission: 'manage-roles' },
    params,
    body: z.strictObject({
      name: z.optional(name),
      permissions: z.optional(permissions),
      revision: z.optional(revision),
      ID: ignored,
    }),
    response: roleResponse,
    errors: ['G_05', 'PM_02', 'UM_11'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/role/{id}',
    summary: 'Remove a role that nobody has',
    access: { permission: 'manage-roles' },
    params,
    body: z.strictObject({}),
    errors: ['G_05', 'UM_12'],
  }),
}
