import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { normalize } from 'node:path/posix'
import type { SiteRenderer } from '@ximblox/blocks/site-renderer'
import { build, type Manifest } from 'vite'
import type { AssetManifest } from '../../features/public/assets.ts'
import { sourceConditions } from './source-conditions.ts'

/** The files that a site's renderer declares. */
export type Declared = Pick<SiteRenderer, 'theme' | 'script' | 'views' | 'assets'>

/**
 * Builds the declared styles and scripts with Vite and copies the files of `assets/`. All names contain a hash. A declared
 * file that is missing fails the build.
 */
export const buildAssets = async (
  root: string,
  outDir: string,
  { theme, script, views, assets }: Declared,
): Promise<AssetManifest> => {
  const blocks = new Map(
    [...views.blocks].flatMap(([id, { style }]) => (style === null ? [] : [[id, style]])),
  )
  const scripts = [script, ...[...views.blocks.values()].map(view => view.script)].filter(
    path => path !== undefined,
  )
  refuseMissing([
    ...missingStyle(root, 'the theme', theme),
    ...missingScript(root, 'the theme', script),
    ...[...views.blocks].flatMap(([id, view]) => [
      ...missingStyle(root, `the block type "${id}"`, view.style),
      ...missingScript(root, `the block type "${id}"`, view.script),
    ]),
  ])
  const sources = new Set([theme, ...blocks.values(), ...scripts].map(normalize))
  const chunks = await buildSources(root, outDir, [...sources])
  const outputs = new Map(Object.values(chunks).map(chunk => [chunk.src ?? '', chunk.file]))
  const outputOf = (source: string): string => {
    const name = outputs.get(normalize(source))
    if (name === undefined) throw new Error(`Vite built nothing for ${source}`)
    return name
  }
  // Files that styles refer to, such as fonts. Their names leave out the folder in which packages are installed.
  const referenced = [...outputs]
    .filter(([name]) => name !== '' && !sources.has(name))
    .map(([name, file]) => [name.replace(/^.*node_modules\//, ''), file] as const)
  const fixed = await copyFixed(join(root, 'assets'), outDir)
  const built = scripts.map(path => [path, outputOf(path)] as const)
  const files = { ...Object.fromEntries([...referenced, ...built]), ...fixed }
  refuseMissing(assets.filter(name => !(name in files)).map(name => `the asset ${name} is missing`))
  return {
    theme: outputOf(theme),
    blocks: Object.fromEntries([...blocks].map(([id, file]) => [id, outputOf(file)])),
    files,
  }
}

const missingStyle = (root: string, owner: string, style: string | null): string[] => {
  if (style === null) return []
  // Sites without types can leave it out, and would get unstyled blocks.
  if (typeof style !== 'string') return [`${owner} declares no style; name its file, or null`]
  return existsSync(join(root, style)) ? [] : [`the style of ${owner} is missing: ${style}`]
}

const missingScript = (root: string, owner: string, script: string | undefined): string[] =>
  script === undefined || existsSync(join(root, script))
    ? []
    : [`the script of ${owner} is missing: ${script}`]

const refuseMissing = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The site cannot be built: ${errors.join('; ')}`)
}

const buildSources = async (root: string, outDir: string, sources: string[]): Promise<Manifest> => {
  await build({
    root,
    base: '/assets/',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // Whatever NODE_ENV is: React for production has no functions for development.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...sourceConditions, 'browser', 'import'] },
    build: {
      outDir,
      target: 'es2023',
      modulePreload: { polyfill: false },
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rollupOptions: {
        input: sources.map(source => join(root, source)),
        output: {
          assetFileNames: '[name]-[hash][extname]',
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  })
  const file = join(outDir, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  return manifest
}

/** Copies `assets/logo.svg` as `logo-<hash>.svg`. Code refers to it by its source name. */
const copyFixed = async (folder: string, outDir: string): Promise<Record<string, string>> => {
  if (!existsSync(folder)) return {}
  await mkdir(outDir, { recursive: true })
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry =>
    entry.isFile(),
  )
  const copied = names.map(async entry => {
    const source = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
      .update(await readFile(source))
      .digest('hex')
      .slice(0, 8)
    const extension = extname(entry.name)
    const target = `${basename(entry.name, extension)}-${hash}${extension}`
    await copyFile(source, join(outDir, target))
    return [`assets/${source.slice(folder.length + 1)}`, target]
  })
  return Object.fromEntries(await Promise.all(copied))
}
