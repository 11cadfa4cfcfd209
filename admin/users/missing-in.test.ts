import { expect, it } from 'vitest'
import { missingIn } from './missing-in.ts'

it('names every empty field of a new user at once', () => {
  const emptyUser = { name: ' ', jobTitle: '', email: '', roleID: undefined }
  expect(missingIn(emptyUser).map(({ property }) => property)).toEqual(['profile.name', 'email', 'role'])
  expect(missingIn({ name: 'A', jobTitle: '', email: 'a@b.example', roleID: 1 })).toEqual([])
})
