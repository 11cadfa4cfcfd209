import { expect, test } from 'vitest'
import { keepByName } from './keep-by-name.ts'

const formats = () => {
  const created: string[] = []
  const formatFor = keepByName(locale => {
    created.push(locale)
    return new Intl.NumberFormat(locale)
  })
  return { created, formatFor }
}

test('creates one format for each locale', () => {
  const { created, formatFor } = formats()
  expect(['nl-nl', 'en-gb', 'nl-nl'].map(locale => formatFor(locale).format(1_000))).toEqual([
    '1.000',
    '1,000',
    '1.000',
  ])
  expect(created).toEqual(['nl-nl', 'en-gb'])
})

test('keeps a limited number, whatever names are entered', () => {
  const { created, formatFor } = formats()
  for (let number = 0; number < 101; number++) formatFor(`nl-x-${number}`)
  formatFor('nl-x-0')
  expect(created).toHaveLength(102)
  formatFor('nl-x-100')
  expect(created).toHaveLength(102)
})
