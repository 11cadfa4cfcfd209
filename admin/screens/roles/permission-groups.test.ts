import { permissionNames } from '@ximblox/contract/permissions'
import { expect, it } from 'vitest'
import { permissionGroups } from './permission-groups.ts'

it('puts every permission in exactly one group', () => {
  const grouped: string[] = permissionGroups.flatMap(({ permissions }) => permissions)
  expect(grouped.toSorted()).toEqual([...permissionNames].toSorted())
})
