import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Display, screen } from './display.ts'
import { type Engine, sourceOf } from './engine.ts'

const preferences = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 1,
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  method?: string
  params?: { level?: string; text?: string }
}

/** Firefox over WebDriver BiDi, which it speaks itself. */
export const openFirefox = async (binary: string, display: Display): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'ximblox-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const { width, height } = screen
  const child = spawn(
    binary,
    [
      '--profile',
      profile,
      '--no-remote',
      '--remote-debugging-port=0',
      '--width',
      width,
      '--height',
      height,
    ].map(String),
    { env: { ...process.env, DISPLAY: display.name, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const errors: string[] = []
  const { send, close } = await connect(`${await addressOf(child)}/session`, errors)
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore', beforeUnload: 'accept' } } },
  })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context
  await display.focus('firefox')
  await send('session.subscribe', { events: ['log.entryAdded'] })

  const call = async (functionDeclaration: string, args: unknown[] = []) => {
    const answer = await send<{ type: string; result: Value; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      { functionDeclaration, arguments: args, awaitPromise: true, target: { context } },
    )
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  return {
    name: 'Firefox',
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (inPage, ...values) => {
      const { value } = await call(`async () => JSON.stringify(await ${sourceOf(inPage, values)})`)
      return value === undefined ? undefined : JSON.parse(value)
    },
    perform: async input => void (await send('input.performActions', { context, actions: [input] })),
    chooseFile: async (selector, file) => {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId }, files: [file] })
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

interface Value {
  value?: string
  sharedId?: string
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Firefox ended with ${code}:\n${output}`)))
    child.stderr?.setEncoding('utf8').on('data', text => {
      output += text
      const [, address] = /listening on (ws:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    })
  })

const connect = async (address: string, errors: string[]) => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '')
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return {
    send: async <T>(method: string, params: object = {}): Promise<T> => {
      const { promise, resolve } = Promise.withResolvers<Message>()
      const id = ++last
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      const { type, result, message } = await promise
      if (type === 'error') throw new Error(`${method}: ${message}`)
      return result as T
    },
    close: () => socket.close(),
  }
}
