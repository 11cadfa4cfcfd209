import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { build, type Plugin, parseSync, Visitor } from 'vite'
import { sourceConditions } from './source-conditions.ts'

const conditions = [...sourceConditions, 'node', 'module-sync']

export interface ServerSources {
  root: string
  /** The module that exports `start`. */
  entry: string
  modules: Readonly<Record<string, string>>
  /** Receives `start.js` and what it loads later. */
  outDir: string
}

/**
 * Bundles the server with the definitions of a site, because Node needs half a second to find and load more than a
 * thousand modules. What it loads later stays in files of its own.
 */
export const buildServer = async ({ root, entry, modules, outDir }: ServerSources): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [outsidePackages(root, outDir), places(outDir)],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions, alias: modules },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'start.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** Load native code, or files beside their own. */
const unbundled = new Set(['@node-rs/argon2', 'pino', 'pino-pretty', 'sharp'])

/** Packages whose objects sites exchange with ours, so both need the same instance. */
const shared = new Set(['react', 'react-dom', 'ximblox', 'zod'])

/** Any package may be imported by the files of a site, also one that cannot be bundled. */
const outsidePackages = (root: string, outDir: string): Plugin => ({
  name: 'outside-packages',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!importer || !/^(@[^/:]+\/)?[^./:@\0][^:]*$/.test(source)) return null
    const name = /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? ''
    // By its file, because only our packages can be sure to find it by its name.
    if (unbundled.has(name))
      return { id: relative(outDir, createRequire(importer).resolve(source)), external: true }
    const isOfSite = importer.startsWith(root) && !importer.includes('/node_modules/')
    return isOfSite && !shared.has(name) && !name.startsWith('@ximblox/')
      ? { id: source, external: true }
      : null
  },
})

/** Bundled modules keep the place of their source, because they find files beside it. */
const places = (outDir: string): Plugin => ({
  name: 'places',
  transform: {
    filter: { id: /^[^\0]/, code: /\bimport\.meta\.(url|filename|dirname)\b/ },
    handler: (code, id) => {
      const [file = ''] = id.split('?')
      const url = `new URL(${JSON.stringify(encodeURI(relative(outDir, file)))}, import.meta.url).href`
      const filename = `process.getBuiltinModule('node:url').fileURLToPath(${url})`
      const dirname = `process.getBuiltinModule('node:path').dirname(${filename})`
      const values = new Map(Object.entries({ url, filename, dirname }))
      // From the last to the first, so that the positions of the others stay right.
      return propertiesOfMeta(file, code).reduceRight((text, { name, start, end }) => {
        const value = values.get(name)
        return value === undefined ? text : text.slice(0, start) + value + text.slice(end)
      }, code)
    },
  },
})

/** Each `import.meta.name` of a module, in order, but not those in its texts and comments. */
const propertiesOfMeta = (file: string, code: string) => {
  const found: { name: string; start: number; end: number }[] = []
  const visitor = new Visitor({
    MemberExpression: ({ object, property, start, end }) => {
      if (object.type === 'MetaProperty' && property.type === 'Identifier')
        found.push({ name: property.name, start, end })
    },
  })
  visitor.visit(parseSync(file, code, { lang: 'js' }).program)
  return found.toSorted((a, b) => a.start - b.start)
}
