import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../product.ts'
import { type Display, screen } from './display.ts'
import { type Engine, sourceOf } from './engine.ts'

// The name of an element in an answer, fixed by the WebDriver standard.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

interface Binaries {
  driver: string
  browser: string
}

/** WebKit as in GNOME Web, over the WebDriver protocol that its driver speaks. */
export const openWebKit = async (binaries: Binaries, display: Display): Promise<Engine> => {
  const home = await mkdtemp(join(tmpdir(), 'ximblox-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home, HOME: home }
  const child = spawn(binaries.driver, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const errors: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    errors.push(...text.split('\n').filter(line => /^CONSOLE \S+ ERROR/.test(line)))
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.message || value.error}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => false)))
    await new Promise(resolve => setTimeout(resolve, 25))
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: binaries.browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  const post = <T>(path: string, body: object): Promise<T> => call('POST', `${session}/${path}`, body)
  await post('window/rect', { x: 0, y: 0, ...screen })
  await display.focus('MiniBrowser')

  return {
    name: 'WebKit',
    open: url => post('url', { url }),
    run: (inPage, ...values) =>
      post('execute/sync', { script: `return ${sourceOf(inPage, values)}`, args: [] }),
    perform: input => post('actions', { actions: [input] }),
    chooseFile: async (selector, file) => {
      const element = await post<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      })
      await post(`element/${element[elementKey]}/value`, { text: file })
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    takeErrors: () => errors.splice(0),
    close: async () => {
      await call('DELETE', session)
      child.kill()
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
