import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** In the order of the import rule, so that each package finds the built types of those before it. */
export const publicPackages = [
  'contract',
  'blocks',
  'server',
  'site-kit',
  'admin',
  'ximblox',
  'create-ximblox',
]

/** The files of a package besides its compiled sources. */
const copied = new Set(['.sql', '.css'])
const notShipped = /(^|\/)(test|dist|templates|node_modules)\/|\.(test|fixture|long)\.tsx?$/

/** Copies the packages into a workspace, so that building them changes nothing in the checkout. */
export const copyPackages = async (workspace: string): Promise<void> => {
  for (const name of [...publicPackages, 'tsconfig.json', 'LICENSE'])
    await cp(join(root, name), join(workspace, name), {
      recursive: true,
      filter: source => !['dist', 'node_modules'].includes(basename(source)),
    })
  // npm gives a package dependencies of its own where another version of them is in the root folder.
  for (const name of publicPackages) {
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) await symlink(own, join(workspace, name, 'node_modules'))
  }
  const [from, to] = [join(root, 'node_modules'), join(workspace, 'node_modules')]
  await mkdir(to)
  // The links to the packages are relative.
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isSymbolicLink() || entry.name === '@ximblox')
      await cp(join(from, entry.name), join(to, entry.name), { recursive: true, verbatimSymlinks: true })
    else await symlink(join(from, entry.name), join(to, entry.name))
}

/** Compiles the packages to JavaScript with types, because Node refuses TypeScript below node_modules. */
export const buildPackages = async (workspace: string): Promise<void> => {
  for (const name of publicPackages) await buildPackage(join(workspace, name))
}

const buildPackage = async (folder: string): Promise<void> => {
  const outDir = join(folder, 'dist')
  const files = (await readdir(folder, { recursive: true })).filter(file => !notShipped.test(file))
  await compile(
    folder,
    files.filter(file => /\.tsx?$/.test(file)),
  )
  await dropStyles(outDir)
  for (const file of files.filter(candidate => copied.has(extname(candidate)))) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await cp(join(folder, file), join(outDir, file))
  }
}

/** TypeScript keeps imports of styles in declarations, where they mean nothing and cannot be resolved. */
const dropStyles = async (outDir: string): Promise<void> => {
  const declarations = (await readdir(outDir, { recursive: true })).filter(file => file.endsWith('.d.ts'))
  for (const file of declarations) {
    const text = await readFile(join(outDir, file), 'utf8')
    await writeFile(join(outDir, file), text.replaceAll(/^import ['"].+\.css['"];\n/gm, ''))
  }
}

const compile = async (folder: string, files: string[]): Promise<void> => {
  const config = join(folder, 'tsconfig.build.json')
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }),
  )
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch(error => {
    throw new Error(error.stdout, { cause: error })
  })
}

/** Other packages are resolved as their users see them: built, without the condition for sources. */
const compilerOptions = {
  noEmit: false,
  customConditions: [],
  rewriteRelativeImportExtensions: true,
  allowImportingTsExtensions: false,
  declaration: true,
  rootDir: '.',
  outDir: 'dist',
}

export interface Tarball {
  /** The name under which the package is installed. */
  name: string
  file: string
}

/** Packs a built package of a workspace into a tarball in `outDir`, as npm would publish it. */
export const packPackage = async (workspace: string, name: string, outDir: string): Promise<Tarball> => {
  const folder = join(workspace, name)
  const staged = join(outDir, 'staged', name)
  await mkdir(staged, { recursive: true })
  await cp(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  await cp(join(folder, 'README.md'), join(staged, 'README.md'))
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  for (const path of manifest.files) await cp(join(folder, path), join(staged, path), { recursive: true })
  await writeFile(join(staged, 'package.json'), JSON.stringify(published(manifest), undefined, 2))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', outDir], { cwd: staged })
  const [{ filename }] = JSON.parse(stdout)
  return { name: manifest.name, file: join(outDir, filename) }
}

interface Manifest {
  name: string
  files: string[]
  exports?: Record<string, string | Record<string, string>>
}

/**
 * Sources are not packed, but Vite would look for them: it has a condition named `development` too. The repository
 * brings its own Node and is installed with older ones, so only what is packed names the version.
 */
const published = ({ exports = {}, ...manifest }: Manifest) => ({
  ...manifest,
  engines: { node: '>=24' },
  exports: Object.fromEntries(
    Object.entries(exports).map(([path, target]) => [
      path,
      typeof target === 'string' ? target : built(target),
    ]),
  ),
})

const built = (target: Record<string, string>) =>
  Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'development'))
