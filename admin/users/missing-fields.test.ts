import { expect, it } from 'vitest'
import { missingFields } from './missing-fields.ts'

it('reports every empty field of a new user at once', () => {
  const emptyUser = { name: ' ', jobTitle: '', email: '', roleID: undefined }
  expect(missingFields(emptyUser).map(({ property }) => property)).toEqual(['profile.name', 'email', 'role'])
  expect(missingFields({ name: 'A', jobTitle: '', email: 'a@b.example', roleID: 1 })).toEqual([])
})
