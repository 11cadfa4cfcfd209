import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './run.mjs'
import { Refusal, timed } from './say.mjs'

// The headless shell has no window around its pages, so it opens them in less than half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium for tests, installed by the system's package manager where possible. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Refusal(`CHROMIUM_PATH points to ${named}, which does not exist.`)
  const present = named || installedBrowser()
  if (present) return present
  if (process.getuid?.() === 0 && onPath('apt-get')) await timed('Installing Chromium', installByApt)
  const browser = installedBrowser()
  if (browser) return browser
  throw new Refusal(
    'The browser tests need Chromium or Chrome: install it (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  )
}

function installedBrowser() {
  return names.map(onPath).find(Boolean) ?? (existsSync(macApp) ? macApp : undefined)
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, name)).find(file => existsSync(file))
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update'], { env })
  const { code, output } = await capture(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    { env },
  )
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
}
