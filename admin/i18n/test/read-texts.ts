import { readFileSync } from 'node:fs'
import type { Language } from '@ximblox/contract/locales'

export interface Tree {
  readonly [key: string]: string | Tree
}

/** The texts of a language, as they are loaded. */
export const readTexts = (language: Language): Record<'common' | 'editor' | 'operations', Tree> => ({
  common: read(`${language}/common.json`),
  editor: read(`${language}/editor.json`),
  operations: read(`${language}/operations.json`),
})

/** Every text by its whole key. */
export const flat = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  )

const read = (path: string): Tree =>
  JSON.parse(readFileSync(new URL(`../texts/${path}`, import.meta.url), 'utf8'))
