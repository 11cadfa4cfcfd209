import { fileURLToPath } from 'node:url'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { openBrowser, openPage } from '../browser.ts'

/** The functions that read clipboards, as a browser runs them. */
interface Reader {
  check(documents: readonly string[], options: { runs: number; seed: number }): string | null
  readHTML(html: string): { body: HTMLElement; refusedLinks: number }
  readPlainText(text: string): string | null
  readTables(html: string): TextWithTables
}

/** A text in which paragraphs with a mark stand for its tables. */
interface TextWithTables {
  text: JsonObject
  tables: { caption: string; hasHeader: boolean; hasHeaderColumn: boolean; rows: Cell[][] }[]
}

interface Cell {
  body: JsonObject
  text: string
}

declare global {
  interface Window {
    reader: Reader
  }
}

export interface ReaderPage {
  page: Page
  /** What a clipboard is read as, one block a line. */
  read(html: string): Promise<string>
  /** What plain text is read as; empty if it means nothing but its lines. */
  readText(text: string): Promise<string>
  refusedLinks(html: string): Promise<number>
  readTables(html: string): Promise<TextWithTables>
  /** Checks the properties of reading on random clipboards; returns the first that one is not true of. */
  check(documents: readonly string[], options: { runs: number; seed: number }): Promise<string | null>
  close(): Promise<void>
}

let script: Promise<string> | undefined

/** Opens a page that has the functions of the editor, built as it is, and nothing else. */
export const openReader = async (): Promise<ReaderPage> => {
  const browser = await openBrowser()
  const { page } = await openPage(browser, 800)
  script ??= readerScript()
  await page.evaluate(await script)
  const read = async (html: string) =>
    inLines(await page.evaluate(html => window.reader.readHTML(html).body.innerHTML, html)).trim()
  return {
    page,
    read,
    readTables: html => page.evaluate(html => window.reader.readTables(html), html),
    readText: async text =>
      read((await page.evaluate(text => window.reader.readPlainText(text), text)) ?? ''),
    refusedLinks: html => page.evaluate(html => window.reader.readHTML(html).refusedLinks, html),
    check: (documents, options) =>
      page.evaluate(({ documents, options }) => window.reader.check(documents, options), {
        documents,
        options,
      }),
    close: () => browser.close(),
  }
}

/** HTML with a line for each block. */
export const inLines = (html: string): string =>
  html
    .replaceAll(
      /<(ul|ol|blockquote|table|thead|tbody|tr|div)( [^>]*)?>|<\/(p|h[2-4]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|div)>/g,
      '$&\n',
    )
    .replaceAll(/([^\n])(?=<(ul|ol|blockquote|table)[ >])/g, '$1\n')

/** The functions of the editor are bundled from their sources, and called `reader` in the page. */
const readerScript = async (): Promise<string> => {
  const at = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
  const source = `
    import { fitText } from '@ximblox/blocks/rich-text/fit'
    import { richTextSchema } from '@ximblox/blocks/rich-text/schema'
    import { plainText } from '@ximblox/contract/rules/plain-text'
    import { DOMParser } from '@tiptap/pm/model'
    import { readHTML } from ${at('../../admin/editor/pasted-html/read-html.ts')}
    import { readPlainText } from ${at('../../admin/editor/pasted-html/read-plain-text.ts')}
    import { replaceTables, textWithTables } from ${at('../../admin/editor/rich-text/tables/text-with-tables.ts')}
    import { textSchema } from ${at('../../admin/editor/rich-text/text-schema.ts')}
    import { checkReading } from ${at('./properties.ts')}
    const parser = DOMParser.fromSchema(textSchema())
    const schema = richTextSchema(Number.MAX_SAFE_INTEGER)
    const storedText = body => {
      replaceTables(body, textSchema())
      const { text } = fitText(parser.parse(body).toJSON())
      return { isAccepted: schema.safeParse(text).success, words: plainText(text) }
    }
    const readTables = html => textWithTables(readHTML(html).body, textSchema())
    const check = (documents, options) => checkReading({ readHTML, storedText }, documents, options)
    window.reader = { readHTML, readPlainText, readTables, check }`
  const entry = fileURLToPath(new URL('../../admin/editor/reader.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['development'] },
    plugins: [
      {
        name: 'reader',
        resolveId: id => (id === entry ? entry : undefined),
        load: id => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'built' } },
  })
  const [chunk] = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return chunk.code
}
