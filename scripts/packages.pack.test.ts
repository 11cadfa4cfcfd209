import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackages, publicPackages } from './build-packages.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const sample = fileURLToPath(new URL('sample-site', import.meta.url))
let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox sample '))
  await buildPackages()
  await cp(sample, folder, { recursive: true })
  const tarballs = await Promise.all(publicPackages.map(pack))
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(tarballs)))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  })
})
afterAll(async () => {
  if (child) {
    const ended = new Promise(resolve => child?.on('exit', resolve))
    child.kill()
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

const pack = async (name: string): Promise<[string, string]> => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(root, name),
  })
  const [{ filename }] = JSON.parse(stdout)
  return [`@ximblox/${name}`, `file:${filename}`]
}

const manifest = async (tarballs: [string, string][]) => {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { dependencies } = JSON.parse(await readFile(join(root, 'site/package.json'), 'utf8'))
  const versions: Record<string, string> = { ...devDependencies, ...dependencies }
  const shared = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'].map(name => [name, versions[name]])
  const packages = Object.fromEntries(tarballs)
  return {
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(shared), ...packages },
    overrides: packages,
  }
}

describe('the packages', () => {
  it('run a site of two blocks from their tarballs alone', async () => {
    await run(process.execPath, ['build.js'], { cwd: folder })
    const url = await start()
    const page = await (await fetch(url)).text()
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Home · Elsewhere</title>')
    expect(page).toContain('<link rel="canonical" href="')
    expect(page).toContain('<h1>Hello from elsewhere</h1>')
    expect(page).toContain('<hr')
    const [style = ''] = /\/assets\/css\/[^"]+/.exec(page) ?? []
    expect(await (await fetch(url + style)).text()).toContain('.rule')
  })
})

/** Resolves with the URL once the site has printed it. */
const start = () =>
  new Promise<string>((resolve, reject) => {
    const environment = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
    child = spawn(process.execPath, ['main.js'], { cwd: folder, env: environment })
    let output = ''
    const read = (text: string) => {
      output += text
      const address = /Site +(http\S+)\//.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.on('exit', code => reject(new Error(`the site ended with ${code}:\n${output}`)))
  })
