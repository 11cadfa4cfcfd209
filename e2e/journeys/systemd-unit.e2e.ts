import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@ximblox/contract/client'
import { expect, inject, it, onTestFinished } from 'vitest'
import { ximbloxIn } from '../command.ts'
import { eventually } from '../eventually.ts'
import { administrator, freePort } from '../product.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The account nobody, in the place of the one that the handbook creates. */
const account = 65_534

/** Only root may do what systemd does, and not in every container. */
const hasNamespaces = await promisify(execFile)('unshare', ['--mount', 'true']).then(
  () => true,
  () => false,
)

it.runIf(hasNamespaces)(
  'commands work beside a site that runs as the unit of the handbook, whatever its folder is called',
  async () => {
    const unit = await readUnit()
    const folder = await mkdtemp('/srv/ximblox-')
    await chmod(folder, 0o755)
    const site = join(folder, 'a-folder-whose-name-makes-the-path-of-the-socket-longer-than-a-system-allows')
    const app = join(folder, 'app')
    await mkdir(app)
    await mkdir(site)
    await cp(inject('starterDataDir'), join(site, 'data'), { recursive: true, preserveTimestamps: true })
    await promisify(execFile)('chown', ['-R', `${account}:${account}`, site])
    const port = await freePort()
    const service = spawn('unshare', ['--mount', 'sh', '-euc', scriptOf(unit), 'sh', app, site], {
      env: { PATH: process.env.PATH, ...unit.environment, PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(service, 'exit')
    onTestFinished(() => void service.kill('SIGKILL'))
    const url = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))

    expect(await ximbloxIn(site, 'user', 'list')).toContain(administrator.email)
    expect(await ximbloxIn(site, 'backup', join(site, 'monday.ximblox'))).toMatch(/^Backed up to /)
    expect(await ximbloxIn(site, 'check')).toContain('BACKUP_URL')
    const words = ['user', 'reset-password', administrator.email, '--generate', '--json']
    const { password } = JSON.parse(await ximbloxIn(site, ...words)) as { password: string }
    const client = createClient({ baseURL: url, cookies: true })
    const body = { email: administrator.email, password }
    expect(await client.auth.login({ body })).toMatchObject({ Success: true })

    service.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await rm(folder, { recursive: true })
  },
)

interface Unit {
  environment: Record<string, string>
  /** What systemd does before it starts the site. */
  steps: string[]
}

/** Shell commands that do in a mount namespace what a line of the unit asks systemd for. */
const sandbox = new Map([
  ['PrivateTmp=true', 'mount -t tmpfs tmpfs /tmp; mount -t tmpfs tmpfs /var/tmp'],
  ['ProtectHome=true', 'mount -t tmpfs -o ro tmpfs /home; mount -t tmpfs -o ro tmpfs /root'],
  ['ProtectSystem=strict', 'mount -o remount,ro,bind /'],
  ['ReadWritePaths=/srv/site', 'mount --bind "$site" "$site"; mount -o remount,rw,bind "$site"; cd "$site"'],
])

/** These need no step, or are done by the test itself. */
const others =
  /^(#.*|\[\w+\]|(Description|After|Wants|WantedBy|User|WorkingDirectory|ExecStart|Restart|RestartSec|TimeoutStopSec|KillMode|NoNewPrivileges)=.*|)$/

const readUnit = async (): Promise<Unit> => {
  const handbook = await readFile(join(root, 'docs/guide/operators/install.md'), 'utf8')
  const [, text = ''] = /```ini\n(.*?)```/s.exec(handbook) ?? []
  const unit: Unit = { environment: {}, steps: [] }
  for (const line of text.split('\n')) {
    const [, name, value] = /^Environment="?(\w+)=([^"]*)"?$/.exec(line) ?? []
    const step = sandbox.get(line)
    if (name !== undefined && value !== undefined) unit.environment[name] = value
    else if (step !== undefined) unit.steps.push(step)
    else expect(line).toMatch(others)
  }
  expect(unit.steps).toHaveLength(sandbox.size)
  return unit
}

/** Starts the site from a second path to this repository, which may be in a folder that the unit hides. */
const scriptOf = ({ steps }: Unit): string =>
  `app="$1"; site="$2"
  mount --bind ${quoted(root)} "$app"
  mount -o remount,ro,bind "$app"
  ${steps.join('\n')}
  exec setpriv --reuid=${account} --regid=${account} --clear-groups --no-new-privs ${nodePath()} \
    --conditions=development "$app/site/main.ts" start`

const nodePath = (): string => {
  const path = relative(root, process.execPath)
  return path.startsWith('..') ? quoted(process.execPath) : `"$app/${path}"`
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
