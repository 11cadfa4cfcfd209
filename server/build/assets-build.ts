import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { AssetManifest } from '../public/assets.ts'
import { compressAll } from './compress-all.ts'

/** Builds styles with Vite and copies fixed files. All names contain a hash, and text files are precompressed. */
export const buildAssets = async (root: string, outDir: string): Promise<AssetManifest> => {
  const blocks = await blockStyles(root)
  const built = await buildStyles(root, outDir, [themeOf(root), ...blocks.values()])
  const styles = new Map(Object.values(built).map(chunk => [chunk.src ?? '', chunk.file]))
  const styleOf = (file: string): string => {
    const name = styles.get(file.slice(root.length + 1))
    if (name === undefined) throw new Error(`Vite built no style for ${file}`)
    return name
  }
  // Files that styles refer to, such as fonts. Their names leave out the folder in which packages are installed.
  const referenced = [...styles]
    .filter(([name]) => !name.endsWith('.css'))
    .map(([name, file]) => [name.replace(/^.*node_modules\//, ''), file] as const)
  const fixed = await copyFixed(join(root, 'assets'), outDir)
  await compressAll(outDir)
  return {
    theme: styleOf(themeOf(root)),
    blocks: Object.fromEntries([...blocks].map(([id, file]) => [id, styleOf(file)])),
    files: { ...Object.fromEntries(referenced), ...fixed },
  }
}

const themeOf = (root: string) => join(root, 'theme', 'theme.css')

const blockStyles = async (root: string): Promise<Map<string, string>> => {
  const ids = await readdir(join(root, 'blocks'))
  const files = ids.map(id => [id, join(root, 'blocks', id, `${id}.css`)] as const)
  return new Map(files.filter(([, file]) => existsSync(file)))
}

const buildStyles = async (root: string, outDir: string, input: string[]): Promise<Manifest> => {
  await build({
    root,
    base: '/assets/',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rollupOptions: { input, output: { assetFileNames: '[name]-[hash][extname]' } },
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
