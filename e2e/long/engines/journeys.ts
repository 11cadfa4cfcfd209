import { equal, ok } from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { heading, pageOf } from '../../canvas.ts'
import { richText } from '../../editing.ts'
import { png } from '../../png.ts'
import { administrator } from '../../product.ts'
import type { Line } from './line.ts'
import { type User, until } from './user.ts'

export interface Stage {
  user: User
  line: Line
  /** Of the administrator, beside the browser. */
  client: Client
  /** Folder for files to upload. */
  files: string
}

/** What is journeyed in each engine, in this order: the first one logs in. */
export const editorJourneys: Record<string, (stage: Stage) => Promise<void>> = {
  'logs in': async ({ user, line }) => {
    await user.visit(`${line.url}/cmsadmin/dashboard`)
    await user.fill('input', 'Email address', administrator.email)
    await user.fill('input', 'Password', administrator.password)
    await user.press('Enter')
    await user.sees('h1', ([title]) => title === 'CMS Dashboard', 'the dashboard')
  },

  'writes a heading and a text, formats by keyboard and button, undoes and redoes': async stage => {
    const { user } = stage
    const id = await edit(stage, [heading('h', 'First'), text('t', 'Plain words')])
    await user.click('[data-block=h] [data-field=text]')
    await user.press('End')
    await user.type(' thing')
    await user.sees(row, ([first]) => first === 'Heading First thing', 'the heading in the outline')
    await user.click('[data-block=t] [data-field=body]')
    await user.find('.ProseMirror')
    await user.press('End')
    await user.type(' in bold')
    await user.press('Control+a', 'Control+b')
    await user.sees('[data-block=t] strong', among('Plain words in bold'), 'bold words')
    await user.click('[role=toolbar] button', 'Italic')
    await user.sees('[data-block=t] em', among('Plain words in bold'), 'italic words')
    await user.press('Control+z')
    await user.sees('[data-block=t] em', none, 'italics that are undone')
    await user.press('Control+Shift+z')
    await user.sees('[data-block=t] em', among('Plain words in bold'), 'italics that are redone')
    const blocks = await stored(stage, id, /italic/)
    ok(/First thing/.test(blocks) && /bold/.test(blocks), blocks)
  },

  'goes on in a text after Enter in a heading, with the very next letter': async stage => {
    const { user } = stage
    await edit(stage, [heading('h', 'Kept'), heading('i', 'Next')])
    await user.click('[data-block=h] [data-field=text]')
    await user.press('End', 'Enter', 'q')
    await user.sees(row, among('Text q'), 'the letter in the new text')
    await user.sees(row, among('Heading Kept'), 'a heading without the letter')
  },

  'closes the link dialog with one Escape': async stage => {
    const { user } = stage
    await edit(stage, [text('t', 'Linked words')])
    await user.click('[data-block=t] [data-field=body]')
    await user.find('.ProseMirror')
    await user.press('Control+a', 'Control+k')
    await user.find('[role=dialog] button', 'Cancel')
    await user.press('Escape')
    await user.sees('[role=dialog]', none, 'the end of the dialog')
  },

  'pastes words that were copied from a page, with their formatting': async stage => {
    const { user, client, line } = stage
    const slug = `copied-${crypto.randomUUID()}`
    const bold = { type: 'text', text: 'loud', marks: [{ type: 'bold' }] }
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] }
    const content = [{ type: 'rich-text', key: 't', props: { body } }]
    const page = { title: 'Copied', slug, type: 'basic', locale: 'en-gb' as const, content }
    const { pageID } = await client.page.create({ body: page })
    await client.page.publish({ params: { id: pageID }, body: {} })
    await user.visit(`${line.url}/en-gb/${slug}`)
    await user.engine.run(() => {
      const words = document.querySelector('main .prose')
      if (words) getSelection()?.selectAllChildren(words)
    })
    await user.press('Control+c')
    const id = await edit(stage, [text('t', 'Before')])
    await user.click('[data-block=t] [data-field=body]')
    await user.find('.ProseMirror')
    await user.press('End', 'Enter', 'Control+v')
    await user.sees('[data-block=t] strong', among('loud'), 'pasted bold words')
    const blocks = await stored(stage, id, /bold/)
    ok(/Before/.test(blocks), blocks)
  },

  'moves a block by its handle': async stage => {
    const { user } = stage
    const id = await edit(stage, [heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three')])
    await user.click('[data-block=c] [data-field=text]')
    await user.press('Escape')
    const handle = await user.find('[data-handle=c]')
    const place = await user.find('[data-block=a]')
    await user.drag({ x: handle.left + 12, y: handle.top + 12 }, { x: place.left + 20, y: place.top + 4 })
    await user.sees(row, texts => texts[0] === 'Heading Three', 'the block in its new place')
    await stored(stage, id, /Three.*One.*Two/)
  },

  'uploads an image and crops it': async stage => {
    const { user, client, line, files } = stage
    const body = { path: '/', folderName: `Engines ${crypto.randomUUID()}` }
    const { path } = (await client.media.createDir({ body })).directory
    const file = join(files, 'picture.png')
    await writeFile(
      file,
      png(800, 600, (x, y) => [x & 255, y & 255, 90]),
    )
    await user.visit(`${line.url}/cmsadmin/medialibrary?folder=${encodeURIComponent(path)}`)
    await user.sees('h1', among('Media Library'), 'the media library')
    await user.find('button', 'Upload')
    await user.engine.chooseFile('input[type=file]', file)
    await user.sees('[role=option]', texts => texts.length === 1, 'the uploaded file')
    const [picture] = (await client.media.getDir({ body: { path } })).files
    const image = { type: 'image', key: 'i', props: {}, __images: { image: { fileID: picture?.id ?? 0 } } }
    const id = await edit(stage, [image])
    await user.click(row)
    await until(
      () => user.engine.run(() => [...document.images].every(({ complete }) => complete) || null),
      'the preview',
    )
    await user.click('button', 'Crop')
    await user.find('.cropper-crop-box')
    await user.click('button', 'Rotate right')
    await user.fill('input', 'Width', '400')
    await user.click('button', 'Apply crop')
    await user.sees('[role=dialog]', none, 'the end of the dialog')
    await stored(stage, id, /"width":400.*"rotate":90/)
  },

  publishes: async stage => {
    const { user, client, line } = stage
    const id = await edit(stage, [heading('h', 'Announced')])
    await user.click('[data-block=h] [data-field=text]')
    await user.press('End')
    await user.type(` in ${user.engine.name}`)
    await user.click('button', 'Publish')
    await user.find('button', 'Published')
    const { page } = await client.page.get({ params: { id } })
    await user.visit(`${line.url}/en-gb/${page.slug}`)
    await user.sees('main h2', among(`Announced in ${user.engine.name}`), 'the published words')
  },

  'keeps unsaved words over a reload, and saves them': async stage => {
    const { user, line } = stage
    const id = await edit(stage, [heading('h', 'Saved')])
    await user.click('[data-block=h] [data-field=text]')
    await user.press('End')
    line.cut(/store-changes/)
    await user.type(' and unsaved')
    await user.find('button', 'Try again')
    await user.visit(`${line.url}/cmsadmin/pages/${id}`)
    await user.sees(row, ([first]) => first === 'Heading Saved and unsaved', 'the unsaved words')
    line.restore()
    await stored(stage, id, /and unsaved/)
    user.engine.takeErrors()
  },

  'keeps words without a connection, and saves them with one': async stage => {
    const { user, line } = stage
    const id = await edit(stage, [heading('h', 'Online')])
    await user.click('[data-block=h] [data-field=text]')
    await user.press('End')
    line.cut(/./)
    await user.type(' and offline')
    await user.find('button', 'Try again')
    await user.type(' and on')
    line.restore()
    await stored(stage, id, /and offline and on/)
    user.engine.takeErrors()
  },
}

export const visitorJourneys: Record<string, (stage: Stage) => Promise<void>> = {
  'reads the home page, a training and the search results': async ({ user, line }) => {
    await user.visit(line.url)
    await user.sees('h1', texts => texts.length === 1, 'the home page')
    await user.visit(`${line.url}/som-academie/trainingen/duurzaam-inkopen`)
    await user.sees('h1', texts => texts.length === 1, 'a training')
    await user.visit(`${line.url}/en-gb/`)
    await user.click('.search-panel summary')
    await user.click('.search-panel input[name="q"]')
    await user.type('crate')
    await user.press('Enter')
    await user.sees('.search-results__item', texts => texts.length > 0, 'results')
    equal(await user.engine.run(() => location.pathname), '/en-gb/search')
  },

  'is led to the mistakes in a form, and sends it': async ({ user, line, client }) => {
    await user.visit(`${line.url}/contact`)
    const name = `Anne in ${user.engine.name}`
    await user.fill('main input', 'Naam', name)
    await user.fill('main input', 'E-mailadres', 'geen adres')
    await user.click('main .form__submit button')
    await user.sees('.form__error', texts => texts.length === 3, 'the mistakes')
    await user.fill('main input', 'E-mailadres', 'anne@example.org')
    await user.fill('main textarea', 'Uw vraag', 'Hoe begint u?')
    await user.click('main input[type=checkbox]')
    await user.click('main .form__submit button')
    await user.sees('main h2', among('Dank u, uw vraag is aangekomen'), 'the thanks')
    const { items } = (await client.forms.submissions({ query: { form: 'contact' } })).data
    ok(JSON.stringify(items).includes(name))
  },
}

const row = '[role=treeitem]'
const text = (key: string, words: string) => ({ type: 'rich-text', key, props: { body: richText(words) } })
const among = (text: string) => (texts: string[]) => texts.includes(text)
const none = (texts: string[]) => texts.length === 0

/** Opens a new page with these blocks in the editor, at the width of the window. */
const edit = async ({ user, client, line }: Stage, blocks: BlockInput[]) => {
  const id = await pageOf(client, blocks)
  await user.engine.run(() => void (localStorage['ximblox-editor-width'] = 'fit'))
  await user.visit(`${line.url}/cmsadmin/pages/${id}`)
  await user.find('main[data-slot]')
  return id
}

/** The blocks of a page as JSON, once they match. */
const stored = ({ client }: Stage, id: PageID, expected: RegExp): Promise<string> => {
  let blocks = ''
  return until(
    async () => {
      blocks = JSON.stringify((await client.page.get({ params: { id } })).page.pageVersion.blocks)
      return expected.test(blocks) ? blocks : undefined
    },
    `stored blocks like ${expected}`,
    () => blocks,
  )
}
