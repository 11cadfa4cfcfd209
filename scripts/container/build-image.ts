import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Tarball } from '../pack/build-packages.ts'
import type { Engine } from './engine.ts'

const run = promisify(execFile)

/**
 * Builds a project with its own Dockerfile. Other than a real one, it installs our packages from tarballs, which are beside
 * the project and therefore beside its folder in the container, too. npm gets the certificates of this machine.
 */
export const buildImage = async (
  engine: Engine,
  folder: string,
  project: string,
  tarballs: readonly Tarball[],
): Promise<string> => {
  const image = `localhost/${basename(project)}`
  const settings = join(folder, 'npmrc')
  const [registry, ownCertificates] = await Promise.all(['registry', 'cafile'].map(npmSetting))
  const certificates = ownCertificates === 'null' ? process.env.NODE_EXTRA_CA_CERTS : ownCertificates
  const lines = [`registry=${registry}`, ...(certificates ? [`cafile=${certificates}`] : [])]
  await writeFile(settings, `${lines.join('\n')}\n`)
  const mounts = [
    ...tarballs.map(({ file }) => `${file}:/${basename(file)}:ro`),
    `${settings}:/root/.npmrc:ro`,
    ...(certificates ? [`${certificates}:${certificates}:ro`] : []),
  ]
  const options = ['--isolation=chroot', '--network=host', '--layers', '--pull-never', '--format=docker']
  const volumes = mounts.map(mount => `--volume=${mount}`)
  await engine.buildah('bud', ...options, ...volumes, `--tag=${image}`, project)
  return image
}

const npmSetting = async (name: string): Promise<string> =>
  (await run('npm', ['config', 'get', name])).stdout.trim()
