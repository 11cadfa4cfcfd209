import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { PageView } from '@ximblox/blocks/render/page-view'
import * as z from 'zod'
import { type Answer, compress, makeAnswer } from './answer.ts'
import { assetHeaders, immutable } from './headers.ts'
import { createStylesheets } from './stylesheets.ts'

const manifest = z.strictObject({
  /** The stylesheet of every page. */
  theme: z.string(),
  /** Stylesheets by block type. Types without styles are absent. */
  blocks: z.record(z.string(), z.string()),
  /** Built files by their source names. */
  files: z.record(z.string(), z.string()),
})

/** The `assets.json` of the site's build. Paths are relative to its folder and served below `/assets/`. */
export type AssetManifest = z.output<typeof manifest>

/** The assets of the site's build. */
export interface SiteAssets {
  /** Provides asset URLs for rendering. */
  addresses: PageView['assets']
  /** The path of an asset's file. */
  fileOf(name: string): string
  /** Returns an asset from memory, by its path below /assets/. */
  recall(path: string): Answer | undefined
  /** Returns an asset, and creates it if needed. */
  find(path: string): Promise<Answer | undefined>
}

const prefix = '/assets/'
const manifestName = 'assets.json'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads all assets into memory. Every file except the manifest is named by its content, so it is cached forever. The
 * `.br` and `.gz` files next to it are its compressed forms.
 */
export const loadAssets = async (folder: string): Promise<SiteAssets> => {
  const { theme, blocks, files } = manifest.parse(
    JSON.parse(await readFile(join(folder, manifestName), 'utf8')),
  )
  const answers = await readAnswers(folder)
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const stylesheets = createStylesheets(
    await read(theme),
    new Map(
      await Promise.all(Object.entries(blocks).map(async ([id, file]) => [id, await read(file)] as const)),
    ),
  )
  const recall = (path: string) =>
    path.startsWith(prefix) ? (answers.get(path) ?? stylesheets.recall(path)) : undefined
  const builtFile = (name: string): string => {
    const file = files[name]
    if (file === undefined) throw new Error(`the site has no asset "${name}"`)
    return file
  }
  return {
    addresses: { stylesheet: stylesheets.address, asset: name => prefix + builtFile(name) },
    fileOf: name => join(folder, builtFile(name)),
    recall,
    find: async path => recall(path) ?? stylesheets.find(path),
  }
}

const readAnswers = async (folder: string): Promise<Map<string, Answer>> => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const served = names.filter(name => name !== manifestName && !/\.(br|gz)$/.test(name))
  const all = new Set(names)
  return new Map(
    await Promise.all(
      served.map(async name => [prefix + name, await readAnswer(folder, name, all)] as const),
    ),
  )
}

const readAnswer = async (folder: string, name: string, names: ReadonlySet<string>): Promise<Answer> => {
  const body = await readFile(join(folder, name))
  const type = types[extname(name)] ?? 'application/octet-stream'
  const parts = { status: 200, type, cacheControl: immutable, headers: assetHeaders, body }
  if (names.has(`${name}.br`) && names.has(`${name}.gz`)) {
    const [br, gzip] = await Promise.all([
      readFile(join(folder, `${name}.br`)),
      readFile(join(folder, `${name}.gz`)),
    ])
    return makeAnswer({ ...parts, compressed: { br, gzip } })
  }
  return makeAnswer(isText.test(type) ? { ...parts, compressed: await compress(body) } : parts)
}

const isText = /^text\/|json$|xml$/
