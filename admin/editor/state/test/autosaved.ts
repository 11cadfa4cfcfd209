import { offline, refusalOf } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { typeField } from '../commands/fields.ts'
import { startAutosave } from '../saving/autosave.ts'
import type { StoreBody, StoreVersion } from '../saving/request.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, registry } from './sample.ts'
import { createServer, type Server } from './server.ts'
import { settle, simulateTime } from './time.ts'

const title = ['props', 'title']

/** An editor whose requests wait until the test answers, loses or refuses them. */
export const openAutosaved = (
  server: Server = createServer(contentWith([block('a'), block('b')])),
  state = initialState(server.head()),
) => {
  const clock = simulateTime()
  const editor = createEditor({ state, registry, now: clock.now })
  const requests: {
    body: StoreBody
    answer(): Promise<void>
    lose(): Promise<void>
    refuse(status: number, errors?: readonly ErrorEntry[]): Promise<void>
  }[] = []
  const store: StoreVersion = (_versionID, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<StoreVersion>>>()
    requests.push({
      body,
      answer: () => {
        try {
          resolve(server.store(body))
        } catch (error) {
          reject(error instanceof Error ? error : new Error('unknown'))
        }
        return settle()
      },
      lose: () => {
        server.store(body)
        reject(offline('lost'))
        return settle()
      },
      refuse: (status, errors = []) => {
        reject(refusalOf(status, { Errors: errors }))
        return settle()
      },
    })
    return promise
  }
  const autosave = startAutosave({ editor, store, clock })
  return {
    server,
    clock,
    editor,
    requests,
    autosave,
    state: editor.store.getState,
    type: (text: string, key = 'a') => editor.run(typeField(key, title, text)),
    titleOf: (key: string) => editor.store.getState().document.blocks.get(key)?.props.title,
    titleAt: (key: string) => server.head().blocks.find(block => block.key === key)?.props.title,
  }
}
