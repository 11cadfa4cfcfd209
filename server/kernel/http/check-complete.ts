import { type Access, type Call, permissionsFor } from '@ximblox/contract/call'
import { type PermissionName, permissionNames, type SitePermission } from '@ximblox/contract/permissions'
import type { Route } from './bind.ts'

/** Throws unless each call declares its access and has exactly one route, and each route has a call. */
export const checkComplete = (
  table: readonly Call[],
  routes: readonly Pick<Route, 'call'>[],
  ofSite: ReadonlyMap<SitePermission, unknown>,
): void => {
  const known = new Set<PermissionName>([...permissionNames, ...ofSite.keys()])
  const name = (call: Call) => `${call.method} ${call.path}`
  const bound = routes.map(route => name(route.call))
  const errors = [
    ...table
      .filter(call => !isDeclared(call.access, known))
      .map(call => `${name(call)} does not declare its access`),
    ...table.filter(call => !bound.includes(name(call))).map(call => `${name(call)} has no route`),
    ...routes
      .filter(route => !table.includes(route.call))
      .map(route => `${name(route.call)} is not in the call table`),
    ...bound.filter((one, index) => bound.indexOf(one) !== index).map(one => `${one} is bound twice`),
  ]
  if (errors.length > 0) throw new Error(`the routes do not match the calls: ${errors.join('; ')}`)
}

const isDeclared = (access: Access | null | undefined, known: ReadonlySet<PermissionName>): boolean => {
  if (access === undefined || access === null) return false
  if (typeof access === 'string') return access === 'anyone' || access === 'user'
  const needed = permissionsFor(access)
  return needed !== undefined && needed.length > 0 && needed.every(name => known.has(name))
}
