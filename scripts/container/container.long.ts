import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '@ximblox/e2e/log-in'
import { administrator } from '@ximblox/e2e/product'
import {
  buildPackages,
  copyPackages,
  packPackage,
  publicPackages,
  type Tarball,
} from '../pack/build-packages.ts'
import { createProject, edit, installProject } from '../pack/created-project.ts'
import { buildImage } from './build-image.ts'
import { missingPrograms, openEngine } from './engine.ts'
import { makeNodeImage } from './node-image.ts'
import { composeOptions, runCommand, type SiteContainer, startContainer } from './site-container.ts'

// Builds images of created projects with their own Dockerfile and runs them as their compose file and the handbook do: on
// volumes and folders, as other accounts, without a writable file system, and through stops, kills, an update, a drill and
// a restore. Needs root on Debian and the programs that it names; elsewhere it explains that and stops.
const missing = await missingPrograms()
if (process.getuid?.() !== 0 || missing.length > 0) {
  const wanted = missing.length > 0 ? `the Debian packages ${missing.join(', ')}` : 'root'
  console.log(`not measured: images are built and run with ${wanted}`)
  process.exit(0)
}

await using started = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'ximblox-container-'))
started.defer(() => rm(folder, { recursive: true, force: true }))
const engine = await openEngine(join(folder, 'engine'))
started.defer(engine.remove)
const failures: string[] = []
const check = (isRight: boolean, what: string) => {
  if (!isRight) failures.push(what)
}
const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const began = performance.now()
  const result = await work
  console.log(`${what}: ${Math.round((performance.now() - began) / 1_000)} s`)
  return result
}
let unsettled: SiteContainer | undefined
/** Runs a container for a check and removes it, whatever becomes of the check. */
const within = async (
  what: string,
  image: string,
  options: readonly string[],
  work: (site: SiteContainer) => Promise<void>,
  command?: (port: number) => readonly string[],
) => {
  try {
    unsettled = await startContainer(engine, image, options, command)
    console.log(`${what}: ready after ${unsettled.startTime} ms`)
    await work(unsettled)
  } catch (error) {
    failures.push(`${what}: ${String(error)}`)
  } finally {
    await unsettled?.remove()
    unsettled = undefined
  }
}
const stopWell = async (what: string, site: SiteContainer) => {
  const { duration, code } = await site.stop()
  console.log(`${what}: stopped with ${code} after ${duration} ms`)
  check(code === 0 && duration < 10_000, `${what}: does not stop by itself`)
}
const refusal = async (image: string, options: readonly string[]): Promise<string> => {
  try {
    const site = await startContainer(engine, image, options)
    await site.remove()
    return 'it started'
  } catch (error) {
    return String(error)
  }
}
const freshFolder = async (name: string, uid: number): Promise<string> => {
  const path = join(folder, name)
  await mkdir(path)
  await chown(path, uid, uid)
  return path
}

await timed('stand-in for node:24-slim', makeNodeImage(engine, folder))
const tarballs = await timed('packages', pack())
const starter = await makeProject('starter')
const blank = await makeProject('blank')
const image = await timed('image of starter', buildImage(engine, folder, starter, tarballs))
await readImage()
const blankImage = await timed('image of blank', buildImage(engine, folder, blank, tarballs))

const volume = '--volume=content:/site/data'
const title = 'Written in a container'
const ximblox = 'node_modules/.bin/ximblox'
await within('starter on an empty volume', image, [...composeOptions, volume], async site => {
  console.log(`memory: ${await site.memory()} MB`)
  check((await site.exec('id', '-un')) === 'node', 'runs as node')
  check(await site.healthCheck(), 'the health check succeeds')
  check(
    !(await site.exec('ls', 'data')).includes('postgresql-'),
    'the programs of the database are not copied',
  )
  const commands = ['check', 'user list', 'backup /tmp/backup.ximblox', 'verify /tmp/backup.ximblox']
  for (const command of commands) await site.exec(ximblox, ...command.split(' '))
  check((await site.exec('ls', 'node_modules/.cache/ximblox')) !== '', 'compiled code is kept')
  await savePage(site)
  await stopWell('compose', site)
  await site.restart()
  await site.kill()
  await site.restart()
  check((await pageTitles(site)).includes(title), 'content outlives a kill')
})

await edit(starter, 'src/theme.css', text => `${text}\n/* The next version. */\n`)
const next = await timed('image of the next version', buildImage(engine, folder, starter, tarballs))
await within('the next version', next, [...composeOptions, volume], async site => {
  check((await pageTitles(site)).includes(title), 'content outlives an update')
})
const backups = await freshFolder('backups', 1000)
const backedUp = [`--volume=${backups}:/site/backups`, '--env=BACKUP_URL=file:///site/backups']
await within('with backups', next, [...composeOptions, volume, ...backedUp], async site => {
  await site.exec(ximblox, 'backup')
})
await within(
  'a drill',
  next,
  [`--volume=${backups}:/backups:ro`],
  async site => check((await pageTitles(site)).includes(title), 'a drill serves what was backed up'),
  port => [ximblox, 'drill', '/backups/', '--port', String(port)],
)
const restored = [...composeOptions, '--volume=restored:/site/data', ...backedUp]
await timed(
  'restore',
  runCommand(engine, next, restored, [ximblox, 'restore', '--as-production', '/site/backups/']),
)
await within('restored', next, restored, async site => {
  check((await pageTitles(site)).includes(title), 'a restore brings back what was backed up')
})
await within('blank', blankImage, composeOptions, site => stopWell('blank', site))
await within('without init and with 64 MB of shared memory', image, ['--shm-size=64m'], async site => {
  await site.exec(ximblox, 'check')
  const states = await site.exec('sh', '-c', 'grep -h ^State /proc/[0-9]*/status')
  check(!states.includes('zombie'), 'no ended process is left')
  const lock = () => site.exec('cat', 'data/postgres/postmaster.pid')
  const before = await lock()
  await site.execAsRoot(ximblox, 'user', 'list')
  check((await lock()) === before, 'a command of root joins the running database')
  await stopWell('without init', site)
})
const readOnly = ['--read-only', '--read-only-tmpfs=false', '--tmpfs=/tmp']
await within('on a read-only file system', image, [...composeOptions, ...readOnly], async site => {
  await site.exec(ximblox, 'check')
})
const ofNode = await freshFolder('of-node', 1000)
await within('in a folder of node', image, [...composeOptions, `--volume=${ofNode}:/site/data`], async site =>
  stopWell('in a folder of node', site),
)
const ofRoot = await freshFolder('of-root', 0)
const asRoot = ['--user=root', `--volume=${ofRoot}:/site/data`]
await within('as root', image, asRoot, site => stopWell('as root', site))

const locked = await freshFolder('locked', 0)
const inLocked = await refusal(image, [...composeOptions, `--volume=${locked}:/site/data`])
console.log(`in a folder of root: ${inLocked}`)
check(inLocked.includes('belongs to the uid 0'), 'a folder of root is explained')
const ofStranger = await freshFolder('of-stranger', 10_001)
const stranger = ['--user=10001:10001', '--passwd=false', `--volume=${ofStranger}:/site/data`]
const asStranger = await refusal(image, stranger)
console.log(`with a uid without a name: ${asStranger}`)
check(asStranger.includes('/etc/passwd'), 'an account without a name is explained')

for (const failure of failures) console.error(`failed: ${failure}`)
await started.disposeAsync()
process.exit(failures.length === 0 ? 0 : 1)

async function pack(): Promise<Tarball[]> {
  const workspace = join(folder, 'workspace')
  await copyPackages(workspace)
  await buildPackages(workspace)
  return Promise.all(publicPackages.map(name => packPackage(workspace, name, folder)))
}

/** With what must not get into an image. */
async function makeProject(template: string): Promise<string> {
  const project = await createProject(folder, tarballs, [template, '--template', template])
  await installProject(project, tarballs)
  for (const path of ['.env', 'monday.ximblox']) await writeFile(join(project, path), 'secret')
  for (const path of ['data', '.git']) {
    await mkdir(join(project, path))
    await writeFile(join(project, path, 'file'), 'secret')
  }
  return project
}

async function readImage(): Promise<void> {
  const size = Number(await engine.podman('image', 'inspect', '--format={{.Size}}', image))
  const base = Number(await engine.podman('image', 'inspect', '--format={{.Size}}', 'node:24-slim'))
  console.log(`size: ${Math.round(size / 1e6)} MB, of which the base has ${Math.round(base / 1e6)}`)
  const list = ['run', '--rm', ...engine.runOptions, '--entrypoint=ls', image, '--almost-all']
  const read = async (path: string) => (await engine.podman(...list, path)).split('\n')
  const inSite = (await read('/site')).filter(name => name !== '')
  console.log(`in the image: ${inSite.join(' ')}`)
  for (const name of ['.env', '.git', 'monday.ximblox'])
    check(!inSite.includes(name), `no ${name} in the image`)
  check((await read('/site/data')).join('') === '', 'no content in the image')
  check(!(await read('/site/node_modules')).includes('typescript'), 'no tools of development in the image')
}

async function savePage(site: SiteContainer): Promise<void> {
  const client = await logIn(site.url, administrator)
  await client.page.create({ body: { title, slug: 'written', type: 'basic', locale: 'en-gb' } })
}

async function pageTitles(site: SiteContainer): Promise<string[]> {
  const client = await logIn(site.url, administrator)
  const { data } = await client.page.list({ body: { pageIndex: 0, pageSize: 100, locale: 'en-gb' } })
  return data.items.map(item => item.title)
}
