import { expect, test } from 'vitest'
import { tagsNamedIn } from './tags-named-in.ts'

const tags = ['Summer', 'Winter', 'Bread, butter'].map((name, id) => ({ id, name }))
const named = async (text: string) => {
  const found = await tagsNamedIn(text, async name => tags.find(tag => tag.name === name))
  return [...found.tags.map(({ name }) => name), `rest: ${found.rest}`]
}

test('a text is the name of a tag, also one with a comma', async () => {
  expect(await named(' Summer ')).toEqual(['Summer', 'rest: '])
  expect(await named('Bread, butter')).toEqual(['Bread, butter', 'rest: '])
})

test('commas separate names, and those of no tag remain', async () => {
  expect(await named('Summer,')).toEqual(['Summer', 'rest: '])
  expect(await named('Summer, Spring, Winter, Autumn')).toEqual(['Summer', 'Winter', 'rest: Spring, Autumn'])
})

test('other words remain as they are', async () => {
  expect(await named('Spring ')).toEqual(['rest: Spring '])
  expect(await named('Spring,')).toEqual(['rest: Spring,'])
})
