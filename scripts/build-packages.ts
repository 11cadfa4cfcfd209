import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** In the order of the import rule, so that each package finds the built types of those before it. */
export const publicPackages = ['contract', 'blocks', 'server', 'site-kit']

/** The files of a package besides its compiled sources. */
const copied = new Set(['.sql', '.css'])
const notShipped = /(^|\/)(test|dist|node_modules)\/|\.(test|fixture)\.tsx?$/

/** Compiles the packages to JavaScript with types, because Node refuses TypeScript below node_modules. */
export const buildPackages = async (): Promise<void> => {
  for (const name of publicPackages) await buildPackage(join(root, name))
}

const buildPackage = async (folder: string): Promise<void> => {
  const outDir = join(folder, 'dist')
  await rm(outDir, { recursive: true, force: true })
  const files = (await readdir(folder, { recursive: true })).filter(file => !notShipped.test(file))
  await compile(
    folder,
    files.filter(file => /\.tsx?$/.test(file)),
  )
  for (const file of files.filter(candidate => copied.has(extname(candidate)))) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await cp(join(folder, file), join(outDir, file))
  }
}

const compile = async (folder: string, files: string[]): Promise<void> => {
  const config = join(folder, 'tsconfig.build.json')
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }),
  )
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config])
  } finally {
    await rm(config)
  }
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
