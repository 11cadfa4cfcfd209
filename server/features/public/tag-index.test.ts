import { expect, it } from 'vitest'
import { tagIndex } from './tag-index.ts'

it('finds the keys that have a tag, each once', () => {
  const index = tagIndex()
  index.add('/de', ['page 1', 'menu de'])
  index.add('/nl', ['page 2', 'menu nl'])
  index.add('/de/größe', ['page 3', 'menu de'])
  index.add('/de', ['menu de'])
  expect(index.keys('menu de')).toEqual(['/de', '/de/größe'])
  expect(index.keys('page 2')).toEqual(['/nl'])
  expect(index.keys('page 4')).toEqual([])
})

it('forgets a key under the tags that are removed, and no other', () => {
  const index = tagIndex()
  index.add('/de', ['page 1', 'menu de'])
  index.add('/de/größe', ['menu de'])
  index.remove('/de', ['page 1', 'unknown'])
  expect([index.keys('page 1'), index.keys('menu de')]).toEqual([[], ['/de', '/de/größe']])
  index.remove('/de', ['menu de'])
  expect(index.keys('menu de')).toEqual(['/de/größe'])
})

it('can be changed while its keys are gone through', () => {
  const index = tagIndex()
  const paths = ['/a', '/b', '/c']
  for (const path of paths) index.add(path, ['site'])
  const seen: string[] = []
  for (const key of index.keys('site')) {
    index.remove(key, ['site'])
    index.add('/new', ['site'])
    seen.push(key)
  }
  expect(seen).toEqual(paths)
  expect(index.keys('site')).toEqual(['/new'])
})
