import { expect, test } from 'vitest'
import { choose } from './choose.mjs'
import { folders } from './folders.mjs'

test('without words, all folders are chosen, those that need a database in samples, and the seed is the date', () => {
  const { folders: chosen, seed } = choose([], '2026-05-04')
  expect(chosen.map(({ path }) => path)).toEqual(folders.map(({ path }) => path))
  expect(chosen[0]).toEqual({ path: 'contract/rules', project: 'unit' })
  expect(chosen.at(-1)).toEqual({ path: 'server/features/forms', project: 'database', sample: 30 })
  expect(seed).toBe('2026-05-04')
  expect(choose([]).seed).toBe(new Date().toISOString().slice(0, 10))
})

test('words choose the folders whose path contains one of them', () => {
  const paths = choose(['contract', 'jobs']).folders.map(({ path }) => path)
  expect(paths).toEqual(['contract/rules', 'server/kernel/jobs'])
})

test('a whole path chooses its folder alone', () => {
  const pathsFor = word => choose([word]).folders.map(({ path }) => path)
  expect(pathsFor('server/features/public')).toEqual(['server/features/public'])
  expect(pathsFor('features/public')).toEqual(['server/features/publication', 'server/features/public'])
})

test('options give the size of the samples of all folders and their seed, wherever they are', () => {
  const { folders: chosen, seed } = choose(['--sample', '5', 'rules', 'jobs', '--seed', 'a'])
  expect(chosen.map(({ sample }) => sample)).toEqual([5, 5])
  expect(seed).toBe('a')
})

test.each([
  [['nowhere'], 'No folder matches. Available folders:\ncontract/rules\n'],
  [['--sample', 'some'], '--sample needs a number of passages.'],
  [['--sample', '0'], '--sample needs a number of passages.'],
  [['--sample'], '--sample needs a number of passages.'],
  [['--fast', '1'], '--fast is not an option.'],
])('%j is refused', (words, message) => {
  expect(() => choose(words)).toThrow(message)
})
