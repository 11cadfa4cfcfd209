import { defineBlock } from '@ximblox/blocks/define-block'
import { list } from '@ximblox/blocks/fields/list'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { createRegistry } from '@ximblox/blocks/registry'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { richTextOf } from '@ximblox/blocks/rich-text/document'
import type { MediaItem } from '@ximblox/contract/media'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { describe, expect, it } from 'vitest'
import type { Upload } from '../../media/uploads/upload-queue.ts'
import type { OpenText, TextAddress } from '../rich-text/text-pictures.ts'
import { remove } from '../state/commands/arrange.ts'
import { setField, typeField } from '../state/commands/fields.ts'
import { valueAt } from '../state/operations/make.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { block, contentWith, versionWith } from '../state/test/sample.ts'
import { createTextPictures } from './text-pictures.ts'

const label = 'Label'
const prose = defineBlock({
  id: 'prose',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }), items: list({ label, fields: { body: richText({ label }) } }) },
})
const registry = createRegistry({ blocks: [prose], pageTypes: [] })
const body: TextAddress = { block: 'a', path: ['props', 'body'] }
const item: TextAddress = { block: 'a', path: ['props', 'items', 'k', 'body'] }
const texts = {
  progress: String,
  retry: '',
  retryNamed: String,
  remove: '',
  removeNamed: String,
}
const stored = (id: number) => ({ id, fileName: `${id}.png`, defaultAltText: `(${id})` }) as MediaItem
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

/** A page with one block, and pictures whose uploads the test ends. */
const openPage = () => {
  const props = { body: richTextOf('One', 'two'), items: [{ key: 'k', body: richTextOf('Item') }] }
  const page = versionWith(contentWith([block('a', { type: 'prose', props })]))
  const editor = createEditor({ state: initialState(page), registry, now: () => 0 })
  const calls: string[] = []
  let uploads: Upload[] = []
  let isAllowed = true
  const pictures = createTextPictures({
    editor,
    origin: 'https://here.example',
    texts: () => texts,
    uploads: {
      getUploads: () => uploads,
      retry: id => calls.push(`retry ${id}`),
      remove: id => {
        uploads = uploads.filter(upload => upload.id !== id)
      },
    },
    mayUpload: () => isAllowed,
    picturesIn: files => [...files],
    upload: files => {
      for (const one of files)
        uploads.push({
          id: uploads.length + 1,
          file: one,
          folder: '/',
          state: 'sending',
          sent: 0.5,
          errors: [],
        })
    },
    messageOf: upload => upload?.state ?? 'gone',
    onElsewhere: count => calls.push(`${count} elsewhere`),
    onInserted: ({ fileName }) => calls.push(`inserted ${fileName}`),
    onGone: ({ fileName }, after) => calls.push(`${fileName} after ${after}`),
  })
  editor.store.subscribe(pictures.follow)
  /** An editor of a text; one that inserts pictures says so. */
  const openText = (address: TextAddress, name: string, takes = true) => {
    const text: OpenText = {
      insert: id => {
        calls.push(`${name} ${takes ? 'takes' : 'refuses'} ${id}`)
        return takes
      },
      refresh: () => {},
    }
    return pictures.open(address, text)
  }
  return {
    editor,
    pictures,
    calls,
    openText,
    forbid: () => {
      isAllowed = false
    },
    clear: () => {
      uploads = []
    },
    state: (name: string, state: Upload['state']) => {
      uploads = uploads.map(upload => (upload.file.name === name ? { ...upload, state } : upload))
    },
    arrive: (name: string, id: number) => {
      const sent = uploads.find(upload => upload.file.name === name)?.file
      return sent !== undefined && pictures.arrive(sent, stored(id))
    },
    shown: (address = body) =>
      plainText(valueAt(editor.store.getState().document, address.block, address.path) as RichText).split(
        '\n',
      ),
  }
}

/** Takes files into a text at a position, and closes its editor. */
const leaveAt = (page: ReturnType<typeof openPage>, at: number, ...names: string[]) => {
  const text = page.openText(body, 'text')
  const ids = text.uploadFiles(names.map(file))
  text.place(ids.map(id => ({ id, at })))
  text.close()
}

describe('a picture of a text that no editor shows', () => {
  it('is inserted at its place, in one undo step and without moving the selection', () => {
    const page = openPage()
    leaveAt(page, 4, 'a.png')
    page.editor.run(typeField('a', ['props', 'items', 'k', 'body'], richTextOf('Item, more')))
    const { selection } = page.editor.store.getState()
    expect(page.arrive('a.png', 7)).toBe(true)
    expect(page.shown()).toEqual(['One', '(7)', 'two'])
    expect(page.editor.store.getState().selection).toBe(selection)
    expect(page.calls).toEqual(['inserted 7.png'])
    page.editor.undo()
    expect(page.shown()).toEqual(['One', 'two'])
    expect(page.shown(item)).toEqual(['Item, more'])
  })

  it('keeps its place among words that change, and its order', () => {
    const page = openPage()
    leaveAt(page, 4, 'a.png', 'b.png')
    page.editor.run(setField('a', body.path, richTextOf('Before', 'One', 'two')))
    page.arrive('b.png', 8)
    page.editor.undo()
    page.editor.undo()
    expect(page.shown()).toEqual(['One', 'two'])
    page.editor.redo()
    page.editor.redo()
    page.arrive('a.png', 7)
    expect(page.shown()).toEqual(['Before', 'One', '(7)', '(8)', 'two'])
  })

  it('goes after its block if the text is gone, also an item of a list', () => {
    const page = openPage()
    const text = page.openText(item, 'item')
    text.place(text.uploadFiles([file('a.png')]).map(id => ({ id, at: 1 })))
    text.close()
    leaveAt(page, 1, 'b.png')
    page.editor.run(setField('a', ['props', 'items'], []))
    page.arrive('a.png', 7)
    page.editor.run(remove(['a']))
    page.arrive('b.png', 8)
    expect(page.calls).toEqual(['7.png after a', '8.png after a'])
    expect(page.pictures.isBusy()).toBe(false)
  })

  it('waits until the page may be changed', () => {
    const page = openPage()
    leaveAt(page, 4, 'a.png')
    const set = (name: 'Editing' | 'Saving') =>
      page.editor.update(state => ({ ...state, activity: { name } as typeof state.activity }))
    set('Saving')
    page.arrive('a.png', 7)
    expect(page.shown()).toEqual(['One', 'two'])
    set('Editing')
    expect(page.shown()).toEqual(['One', '(7)', 'two'])
  })
})

describe('a picture of a text that is open', () => {
  it('goes through the editor that was last written in, once a composition has ended', () => {
    const page = openPage()
    const form = page.openText(body, 'form')
    const canvas = page.openText(body, 'canvas', false)
    canvas.place(canvas.uploadFiles([file('a.png')]).map(id => ({ id, at: 4 })))
    page.arrive('a.png', 7)
    expect(page.calls).toEqual(['canvas refuses 1'])
    form.activate()
    form.settle()
    expect(page.calls).toEqual(['canvas refuses 1', 'form takes 1', 'inserted 7.png'])
  })

  it('can be tried again or removed when its upload failed', () => {
    const page = openPage()
    const text = page.openText(body, 'text')
    const [a = 0, b = 0] = text.uploadFiles([file('a.png'), file('b.png')])
    expect(text.state(a)).toEqual({ name: 'a.png', sent: 0.5, error: null, mayRetry: false })
    page.state('a.png', 'refused')
    expect(text.state(a)?.error).toBe('refused')
    text.retry(a)
    expect(page.calls).toEqual(['retry 1'])
    text.remove(b)
    expect(text.state(b)).toBeNull()
    expect(page.arrive('b.png', 8)).toBe(false)
  })

  it('is uploaded again if the list of uploads has been cleared', () => {
    const page = openPage()
    const text = page.openText(body, 'text')
    const [id = 0] = text.uploadFiles([file('a.png')])
    page.clear()
    expect(text.state(id)?.error).toBe('gone')
    text.retry(id)
    expect(text.state(id)).toEqual({ name: 'a.png', sent: 0.5, error: null, mayRetry: false })
  })

  it('is left out if it may not be uploaded, or if only another site has it', () => {
    const page = openPage()
    const text = page.openText(body, 'text')
    expect(text.uploadSources(['https://elsewhere.example/a.png', '/b.png'])).toEqual([null, null])
    const [here] = text.uploadSources(['data:image/png;base64,AA=='])
    expect(here).toEqual(expect.any(Number))
    page.forbid()
    expect(text.uploadSources(['data:image/png;base64,AA=='])).toEqual([null])
    expect(text.uploadFiles([file('a.png')])).toEqual([])
    expect(page.calls).toEqual(['2 elsewhere'])
  })
})
