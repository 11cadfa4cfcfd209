import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { typeIDPattern } from './content-types.ts'
import { pathID, requiredLine, revision } from './fields.ts'
import { isLocale } from './locales.ts'
import { permissionName, role } from './people.ts'
import { isPagePermission } from './permissions.ts'

/** An optional limit; an empty list is refused because it would allow nothing. */
const limitOf = <S extends z.ZodMiniType>(item: S) =>
  z.optional(z.array(item).check(z.minLength(1, 'tooFewItems'), z.maxLength(100, 'tooManyItems')))

const granted = z
  .strictObject({
    name: permissionName,
    parameters: z.optional(
      z.strictObject({
        locales: limitOf(z.string().check(z.refine(isLocale, 'valueNotAllowed'))),
        pageTypes: limitOf(z.string().check(z.regex(typeIDPattern, 'invalidFormat'))),
      }),
    ),
  })
  .check(
    z.refine(({ name, parameters }) => parameters === undefined || isPagePermission(name), {
      error: 'unknownField',
      path: ['parameters'],
    }),
  )

const permissions = z.array(granted).check(z.maxLength(100, 'tooManyItems'))

const name = requiredLine()
const params = z.object({ id: pathID })
const roleResponse = z.object({ role })
const ignored = z.optional(z.unknown())

/** Roles and their permissions. */
export const roles = {
  list: defineCall({
    method: 'GET',
    path: '/role/list',
    summary: 'List all roles by name',
    access: { anyOf: ['manage-roles', 'manage-users', 'manage-api-tokens'] },
    response: z.object({ data: z.array(role) }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/role',
    summary: 'Create a role; callers can grant only permissions that they hold',
    access: { permission: 'manage-roles' },
    body: z.strictObject({ name, permissions }),
    response: roleResponse,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/role/{id}',
    summary: 'Update a role; its users have the new permissions from their next request',
    access: { permission: 'manage-roles' },
    params,
    body: z.strictObject({
      name: z.optional(name),
      permissions: z.optional(permissions),
      revision: z.optional(revision),
      ID: ignored,
    }),
    response: roleResponse,
    errors: ['notFound', 'staleRevision', 'lastAdministrator'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/role/{id}',
    summary: 'Delete a role without users',
    access: { permission: 'manage-roles' },
    params,
    body: z.strictObject({}),
    errors: ['notFound', 'roleInUse'],
  }),
}
