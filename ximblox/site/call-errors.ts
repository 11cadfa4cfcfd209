import { type Call, permissionsFor } from '@ximblox/contract/call'
import { sitePrefix } from '@ximblox/contract/call-group'
import { isSitePermission, type SitePermission } from '@ximblox/contract/permissions'
import type { SiteCalls } from '@ximblox/server'

/** The errors of the calls that a site adds, as lines that name the call. */
export const callErrors = (
  groups: readonly SiteCalls[] = [],
  permissions: ReadonlyMap<SitePermission, unknown>,
): string[] => [
  ...groups.flatMap(({ name }, index) => [
    ...(/^[a-z][a-z0-9-]*$/.test(name) ? [] : [`"${name}" is not a valid name of a group of calls`]),
    ...(groups.findIndex(group => group.name === name) < index
      ? [`there are two groups of calls "${name}"`]
      : []),
  ]),
  ...groups.flatMap(({ name, calls }) =>
    Object.entries(calls).flatMap(([key, call]) =>
      [...pathErrors(name, call), ...unknownPermissions(call, permissions), ...limitErrors(call)].map(
        error => `call "${name}.${key}": ${error}`,
      ),
    ),
  ),
]

const pathErrors = (group: string, { path, params }: Call): string[] => {
  const own = path.slice(`${sitePrefix}/${group}`.length)
  if (!/^(\/([a-z0-9-]+|\{\w+\}))*$/.test(own))
    return [`"${own}" is not a valid path: it is empty or begins with a slash, such as "/{id}"`]
  const named = [...own.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const described = Object.keys(params?.shape ?? {})
  return [
    ...named.filter(name => !described.includes(name)).map(name => `params has no "${name}"`),
    ...described.filter(name => !named.includes(name)).map(name => `the path has no "{${name}}"`),
  ]
}

const unknownPermissions = ({ access }: Call, permissions: ReadonlyMap<SitePermission, unknown>): string[] =>
  permissionsFor(access)
    .filter(name => isSitePermission(name) && !permissions.has(name))
    .map(name => `the site declares no permission "${name.slice('site:'.length)}"`)

const limitErrors = ({ access, hourlyLimit }: Call): string[] => {
  if (hourlyLimit === null) return []
  if (access !== 'anyone') return ['hourlyLimit is for visitors, who cannot make this call']
  return Number.isSafeInteger(hourlyLimit) && hourlyLimit > 0 && hourlyLimit <= 1_000
    ? []
    : ['hourlyLimit is a number from 1 to 1,000']
}
