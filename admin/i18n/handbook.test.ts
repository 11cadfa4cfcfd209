import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { flat, readTexts } from './test/read-texts.ts'

const folder = fileURLToPath(new URL('../../docs/guide/editors/', import.meta.url))
const chapters = (await readdir(folder)).filter(name => name.endsWith('.md'))
const texts = await Promise.all(
  chapters.map(async name => ({ name, text: await readFile(folder + name, 'utf8') })),
)

const shown = new Set(flat(readTexts('en')).values())

it('the editors’ handbook names only what the interface shows', () => {
  const unknown = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)]
      .map(([, bold = '']) => bold.replaceAll(/\s+/g, ' '))
      .filter(bold => !shown.has(bold))
      .map(bold => `${name}: ${bold}`),
  )
  expect(unknown).toEqual([])
})

it('the editors’ handbook shows all of its images', async () => {
  const taken = await readdir(`${folder}images`)
  const used = texts.flatMap(({ text }) =>
    [...text.matchAll(/images\/([\w-]+\.webp)/g)].map(([, name]) => name),
  )
  expect(taken.toSorted((a, b) => a.localeCompare(b))).toEqual(
    used.toSorted((a, b) => String(a).localeCompare(String(b))),
  )
})
