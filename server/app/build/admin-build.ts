import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Manifest, type ManifestChunk, type Plugin, type Rolldown } from 'vite'
import { adminDocument } from './admin-document.ts'
import { canvasDocument } from './canvas-document.ts'
import { compressAll } from './compress-all.ts'
import { type Chunk, mergeChunks } from './merge-chunks.ts'

export interface AdminSources {
  root: string
  /** The module that mounts the admin area with the site's registry. */
  entry: string
  /** The module that mounts the canvas with the site's views. Without it, pages cannot be edited in place. */
  canvas?: string
  modules: Readonly<Record<string, string>>
  /** Receives `index.html`, `canvas.html` and `assets/`. */
  outDir: string
}

/** Builds the admin area of a site, with hashed file names and precompressed text files. */
export const buildAdmin = async (sources: AdminSources): Promise<void> => {
  const { root, entry, canvas, outDir } = sources
  // How the modules depend on each other is known once they are bundled.
  const draft = await build(configOf(sources, [], { write: false, minify: false }))
  const parts = mergeChunks(chunksOf(draft), requestSize)
  await build(configOf(sources, parts, { emptyOutDir: true, manifest: 'manifest.json' }))
  const manifest = await readManifest(outDir)
  const filesOf = (module: string) => loadedBy(manifest, relative(root, module).replaceAll('\\', '/'))
  const { scripts, styles } = filesOf(entry)
  await writeFile(join(outDir, 'index.html'), adminDocument(scripts, styles))
  if (canvas) await writeFile(join(outDir, 'canvas.html'), canvasDocument(filesOf(canvas).scripts))
  await compressAll(join(outDir, 'assets'))
}

/** The worth of a request in bytes of source, of which a tenth is transferred. */
const requestSize = 10_000

const configOf = (
  { root, entry, canvas, modules, outDir }: AdminSources,
  parts: readonly string[][],
  output: InlineConfig['build'],
): InlineConfig => {
  const partOf = new Map(parts.flatMap((ids, index) => ids.map(id => [id, `part-${index}`])))
  return {
    root,
    base: '/cmsadmin/',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [ownPackages, react()],
    // Whatever NODE_ENV is: React for production has no functions for development.
    oxc: { jsx: { development: false } },
    resolve: { alias: modules },
    // Texts are one literal, which is smaller than a variable for each part of them or a string to parse.
    json: { namedExports: false, stringify: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: canvas ? [entry, canvas] : [entry],
        output: {
          codeSplitting: {
            groups: [
              {
                name: id => partOf.get(id) ?? null,
                includeDependenciesRecursively: false,
                debugName: 'parts',
              },
            ],
          },
        },
      },
      ...output,
    },
  }
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>): Chunk[] => {
  if (!('output' in built)) throw new Error('Vite built nothing')
  return built.output
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .map(chunk => ({
      name: chunk.fileName,
      modules: chunk.moduleIds,
      size: chunk.code.length,
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      kind: chunk.isEntry ? 'start' : chunk.isDynamicEntry ? 'later' : 'shared',
    }))
}

/** The URLs of the files that an entry needs at load, its own chunk first. */
const loadedBy = (manifest: Manifest, entry: string) => {
  const start = manifest[entry]
  if (!start) throw new Error(`Vite built nothing for ${entry}`)
  const chunks = [start, ...importsOf(manifest, start)]
  const url = (file: string) => `/cmsadmin/${file}`
  return {
    scripts: chunks.map(chunk => url(chunk.file)),
    styles: chunks.flatMap(chunk => (chunk.css ?? []).map(url)),
  }
}

/**
 * Resolves our packages like Node does, so to sources in development. With the same setting in Vite, other packages
 * would be built from their sources as well, which is slow.
 */
const ownPackages: Plugin = {
  name: 'own-packages',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^(@ximblox\/|ximblox(\/|$))/.test(source) && importer ? createRequire(importer).resolve(source) : null,
}

const readManifest = async (outDir: string): Promise<Manifest> => {
  const file = join(outDir, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  return manifest
}

/** All static imports of a chunk, each listed once. */
const importsOf = (manifest: Manifest, start: ManifestChunk): ManifestChunk[] => {
  const seen = new Set<string>()
  const collect = (chunk: ManifestChunk) => {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (!imported || seen.has(name)) continue
      seen.add(name)
      collect(imported)
    }
  }
  collect(start)
  return [...seen].flatMap(name => manifest[name] ?? [])
}
