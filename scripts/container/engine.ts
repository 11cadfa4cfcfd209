import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What Debian calls the packages that this needs, by their programs. */
const programs = ['buildah', 'podman', 'debootstrap', 'runc', 'catatonit']

/** The packages that are not installed. */
export const missingPrograms = async (): Promise<string[]> => {
  const found = await Promise.all(
    programs.map(name =>
      execute('which', [name]).then(
        () => true,
        () => false,
      ),
    ),
  )
  return programs.filter((_, index) => !found[index])
}

/** Builds and runs images, all of which are kept in one folder. */
export interface Engine {
  /** Runs podman and returns what it prints. A failed command throws an error with its output. */
  podman(...words: string[]): Promise<string>
  buildah(...words: string[]): Promise<string>
  /** The options of a container that this machine needs, which may itself be restricted. */
  runOptions: readonly string[]
  /** Removes all containers, images and mounts. */
  remove(): Promise<void>
}

/** The containers use the network of the machine, so that nothing of it has to be set up. */
export const openEngine = async (folder: string): Promise<Engine> => {
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'containers.conf')
  await writeFile(
    settings,
    '[engine]\nevents_logger = "file"\ncgroup_manager = "cgroupfs"\nruntime = "runc"\n',
  )
  const places = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const env = { ...process.env, CONTAINERS_CONF: settings, BUILDAH_FORMAT: 'docker' }
  const run = async (program: string, words: string[]) => {
    const all = [...places, '--storage-driver', 'overlay', ...words]
    const { stdout, stderr } = await execute(program, all, { env, maxBuffer: 64 * 1024 ** 2 })
    // What the site printed as errors comes there, too.
    return (words[0] === 'logs' ? stdout + stderr : stdout).trim()
  }
  const podman = (...words: string[]) => run('podman', words)
  return {
    podman,
    buildah: (...words) => run('buildah', words),
    runOptions: [
      '--network=host',
      `--init-path=${['/usr/bin/catatonit', '/usr/libexec/podman/catatonit'].find(existsSync)}`,
      '--ulimit=nofile=4096:4096',
      '--ulimit=nproc=4096:4096',
    ],
    remove: async () => {
      await podman('rm', '--all', '--force', '--time', '1')
      await podman('volume', 'rm', '--all', '--force')
      await run('buildah', ['rm', '--all'])
      await podman('rmi', '--all', '--force')
    },
  }
}
