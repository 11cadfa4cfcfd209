import { execFile } from 'node:child_process'
import { cp, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Engine } from './engine.ts'

const run = promisify(execFile)
const name = 'docker.io/library/node:24-slim'

/**
 * Makes the image that the Dockerfile of a project begins with, where no image can be downloaded: Debian without
 * recommendations and certificates, this Node.js with its npm, an account `node` with the uid 1000, and the entry point.
 */
export const makeNodeImage = async (engine: Engine, folder: string): Promise<void> => {
  const system = join(folder, 'system')
  await run('debootstrap', ['--variant=minbase', 'bookworm', system], { maxBuffer: 16 * 1024 ** 2 })
  for (const path of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    await rm(join(system, path), { recursive: true, force: true })
  const programs = join(system, 'usr/local/bin')
  await cp(process.execPath, join(programs, 'node'))
  await installNpm(system)
  await run('chroot', [system, 'groupadd', '--gid', '1000', 'node'])
  await run('chroot', [system, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'])
  await writeFile(join(programs, 'docker-entrypoint.sh'), entryPoint, { mode: 0o755 })
  const recipe = join(folder, 'node.Dockerfile')
  await writeFile(recipe, 'FROM scratch\nCOPY . /\nENTRYPOINT ["docker-entrypoint.sh"]\nCMD ["node"]\n')
  await engine.buildah('bud', '--isolation=chroot', `--tag=${name}`, `--file=${recipe}`, system)
  await rm(system, { recursive: true })
}

/** The npm of this machine, without its settings. */
const installNpm = async (system: string): Promise<void> => {
  const { stdout } = await run('which', ['npm'])
  const source = dirname(dirname(await realpath(stdout.trim())))
  const target = join(system, 'usr/local/lib/node_modules/npm')
  await mkdir(dirname(target), { recursive: true })
  await cp(source, target, { recursive: true, filter: path => path !== join(source, 'npmrc') })
  for (const program of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(system, 'usr/local/bin', program))
}

/** As in the official image: words that are no command are given to Node.js. */
const entryPoint = `#!/bin/sh
set -e
if [ "\${1#-}" != "$1" ] || [ -z "$(command -v "$1")" ] || { [ -f "$1" ] && ! [ -x "$1" ]; }; then
  set -- node "$@"
fi
exec "$@"
`
