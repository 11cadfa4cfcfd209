import { expect, it } from 'vitest'
import { findOwnScreen } from './own-screens.ts'

const screens = ['reports', 'reports/leads'].map(slug => ({
  slug,
  title: slug,
  load: () => Promise.reject(new Error('not opened')),
}))
const find = (path: string) => {
  const found = findOwnScreen(screens, path)
  return found && [found.screen.slug, found.rest]
}

it('finds the screen of a site by its slug', () => {
  expect(find('/reports')).toEqual(['reports', ''])
  expect(find('/reports/leads/')).toEqual(['reports/leads', ''])
})

it('leaves what follows the longest slug to the screen', () => {
  expect(find('/reports/leads/12/notes')).toEqual(['reports/leads', '12/notes'])
  expect(find('/reports/visits')).toEqual(['reports', 'visits'])
})

it('finds nothing at other paths', () => {
  expect(find('/reports-of-others')).toBeUndefined()
  expect(find('/')).toBeUndefined()
})
