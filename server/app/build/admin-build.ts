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
  const inAdmin = modulesOfEntry(entry)
  const inCanvas = canvas ? modulesOfEntry(canvas) : undefined
  await build({
    root,
    base: '/cmsadmin/',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [ownPackages, react(), inAdmin.plugin, inCanvas?.plugin],
    // Whatever NODE_ENV is: React for production has no functions for development.
    oxc: { jsx: { development: false } },
    resolve: { alias: modules },
    // Texts are one literal, which is smaller than a variable for each part of them or a string to parse.
    json: { namedExports: false, stringify: false },
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
          // One file for each set of modules that are always loaded together: small ones compress badly, and each is a request.
          codeSplitting: {
            groups: [
              // First, so that the canvas needs nothing of the admin area's group, which takes along what its modules import.
              {
                name: 'start-with-canvas',
                priority: 1,
                test: id => inAdmin.perhaps(id) && inCanvas?.perhaps(id),
              },
              { name: 'start', test: id => inAdmin.surely(id) },
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
