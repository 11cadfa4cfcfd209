import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type ManifestChunk, type Plugin } from 'vite'
import { adminDocument } from './admin-document.ts'
import { canvasDocument } from './canvas-document.ts'
import { compressAll } from './compress-all.ts'
import { modulesOfEntry } from './modules-of-entry.ts'

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
export const buildAdmin = async ({ root, entry, canvas, modules, outDir }: AdminSources): Promise<void> => {
  const inCanvas = canvas ? modulesOfEntry(canvas) : undefined
  await build({
    root,
    base: '/cmsadmin/',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [ownPackages, react(), inCanvas?.plugin],
    // Whatever NODE_ENV is: React for production has no functions for development.
    oxc: { jsx: { development: false } },
    resolve: { alias: modules },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: canvas ? [entry, canvas] : [entry],
        output: {
          codeSplitting: {
            groups: [
              // The canvas loads none of the modules that only the admin area needs.
              { name: 'shared', minShareCount: sharedByMost, test: id => !inCanvas?.contains(id) },
              {
                name: 'shared-with-canvas',
                minShareCount: sharedByMost,
                priority: 1,
                test: id => inCanvas?.contains(id),
              },
            ],
          },
        },
      },
    },
  })
  const manifest = await readManifest(outDir)
  const filesOf = (module: string) => loadedBy(manifest, relative(root, module).replaceAll('\\', '/'))
  const { scripts, styles } = filesOf(entry)
  await writeFile(join(outDir, 'index.html'), adminDocument(scripts, styles))
  if (canvas) await writeFile(join(outDir, 'canvas.html'), canvasDocument(filesOf(canvas).scripts))
  await compressAll(join(outDir, 'assets'))
}

/**
 * Modules of this many chunks are nearly always needed, and are one file: small ones compress badly, and each is a request.
 * Measured with the consultancy's site: 253 KB in 101 files for the list of pages, in place of 266 KB in 137.
 */
const sharedByMost = 40

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
