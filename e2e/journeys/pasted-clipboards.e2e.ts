import type { Block } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Clipboard, clipboards } from '../clipboards.ts'
import { type Author, logInAuthor } from '../editing.ts'
import { openReader, type ReaderPage } from '../pasted-html/reader.ts'

const programs = Map.groupBy(await clipboards(), ({ name }) => name.split('/')[0] ?? name)
let author: Author
let reader: ReaderPage

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
  reader = await openReader()
})
afterAll(async () => {
  await reader.close()
  await author.close()
})

const paste = async (page: Page, { html, text }: Clipboard) => {
  await copyElsewhere(page, { ...(html !== '' && { 'text/html': html }), 'text/plain': text })
  await page.keyboard.press('Control+v')
}

/** The text and the tables of a clipboard, as they are to be read; plain text that means nothing is lines. */
const meant = async ({ expected, text: plain }: Clipboard): Promise<Json[]> => {
  const lines = plain.split(/[\r\n]+/)
  if (expected === '')
    return lines.map(line => ({
      type: 'paragraph',
      ...(line !== '' && { content: [{ type: 'text', text: line }] }),
    }))
  const { text, tables } = await reader.readTables(expected)
  return contentOf(text).flatMap(node => {
    const words = plainText(node).trim()
    if (words.startsWith('\uFDD1')) return []
    const table = words.startsWith('\uFDD0') ? tables[Number(words.slice(1))] : undefined
    return table
      ? [{ caption: table.caption, rows: table.rows.map(row => row.map(({ body }) => body)) }]
      : [node]
  })
}

/** What blocks contain, without their pictures. */
const contentIn = (blocks: readonly Block[]): Json[] =>
  blocks.flatMap(({ type, props }) => {
    if (type === 'image') return []
    if (type === 'heading') return [{ type: 'heading', content: [{ type: 'text', text: props.text ?? '' }] }]
    if (type !== 'table') return contentOf(props.body).filter(node => node.type !== 'image')
    const cells = props.rows as JsonObject[]
    const names = Array.from({ length: Number(props.columns) }, (_, index) => `c${index + 1}`)
    return [{ caption: props.caption ?? '', rows: cells.map(row => names.map(name => row[name] ?? null)) }]
  })

const isTable = (part: Json | undefined): boolean => (part as JsonObject | undefined)?.rows !== undefined

/** Writing goes on in an empty text after a table. */
const withTextToGoOn = (content: readonly Json[]): Json[] =>
  isTable(content.at(-1)) ? [...content, { type: 'paragraph' }] : [...content]

/** The words of content, a line for each paragraph or cell. */
const linesOf = (content: readonly Json[]): string[] =>
  content
    .flatMap(part => {
      const { rows } = part as { rows?: Json[][] }
      return (rows ? rows.flat().map(plainText).join('\n') : plainText(part)).split('\n')
    })
    .map(line => line.trim())
    .filter(line => line !== '')

const contentOf = (text: Json | undefined): JsonObject[] => (text as { content: JsonObject[] }).content

/** The blocks between the heading of each clipboard and the next. */
const blocksBelow = (blocks: readonly Block[], index: number): Block[] => {
  const at = (key: string) => blocks.findIndex(block => block.key === key)
  const next = at(`h${index + 1}`)
  return blocks.slice(at(`h${index}`) + 1, next < 0 ? undefined : next)
}

const keyAfter = (canvas: Frame, key: string): Promise<string | undefined> =>
  canvas.evaluate(key => {
    const blocks = [...document.querySelectorAll<HTMLElement>('main > [data-block]')]
    return blocks[blocks.findIndex(({ dataset }) => dataset.block === key) + 1]?.dataset.block
  }, key)

describe.each([...programs])('the clipboard of %s', (_program, found) => {
  it('is kept in a text, at the caret', async () => {
    const text = (key: string) => ({ type: 'rich-text', key, props: {} })
    const { page, canvas, id, browserErrors } = await author.open(
      found.flatMap(({ name }, index) => [heading(`h${index}`, name), text(`t${index}`)]),
    )
    for (const [index, clipboard] of found.entries()) {
      await canvas.click(`[data-block=t${index}] [data-field=body]`)
      await canvas.waitForSelector(`[data-block=t${index}] .ProseMirror:focus`)
      await paste(page, clipboard)
    }
    const blocks = await author.stored({ page, id })
    for (const [index, clipboard] of found.entries())
      expect
        .soft(contentIn(blocksBelow(blocks, index)), clipboard.name)
        .toEqual(withTextToGoOn(await meant(clipboard)))
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('becomes blocks, with a block selected', async () => {
    const { page, canvas, id, browserErrors } = await author.open(
      [...found, { name: 'end' }].map(({ name }, index) => heading(`h${index}`, name)),
    )
    for (const [index, clipboard] of found.entries()) {
      await canvas.focus(`[data-block=h${index}]`)
      await paste(page, clipboard)
      await expect.poll(() => keyAfter(canvas, `h${index}`)).not.toBe(`h${index + 1}`)
    }
    const blocks = await author.stored({ page, id })
    for (const [index, clipboard] of found.entries())
      expect
        .soft(linesOf(contentIn(blocksBelow(blocks, index))), clipboard.name)
        .toEqual(linesOf(await meant(clipboard)))
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
