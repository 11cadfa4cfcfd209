import type { Frame, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openContext } from '../browser.ts'
import { focused, heading, openCanvas, pageOf } from '../canvas.ts'
import { copyElsewhere, copyPicture, dropFiles, pasteFiles } from '../clipboard.ts'
import { type Author, hideTexts, logInAuthor, panel, rows } from '../editing.ts'
import { logInContext, newPerson } from '../people.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

/** A picture that the library does not have yet. */
const bytes = () => png(60, 40, () => [Math.random() * 255, Math.random() * 255, Math.random() * 255])
const picture = (name: string) => ({
  name: `${crypto.randomUUID().slice(0, 8)}-${name}.png`,
  type: 'image/png',
  bytes: bytes(),
})

const text = (key: string, ...lines: string[]) => ({
  type: 'rich-text',
  key,
  props: {
    body: {
      type: 'doc',
      content: lines.map(line => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
    },
  },
})

/** Opens the text of a block with the caret at its end. */
const write = async (canvas: Frame, page: Page, block = 'a') => {
  await canvas.click(`[data-block=${block}] [data-field=body]`)
  await canvas.waitForSelector(`[data-block=${block}] .ProseMirror:focus`)
  await page.keyboard.press('Control+End')
  // The editor knows the caret with the next key.
  await page.keyboard.press('Shift')
}

interface Part {
  type: string
  content?: Part[]
  text?: string
  attrs?: { file: { id: number } }
}

const wordsOf = (part: Part): string => part.text ?? part.content?.map(wordsOf).join('') ?? ''

/** The lines of the stored text of a block, with the file names of its images in brackets. */
const storedLines = async (editing: Parameters<Author['stored']>[0], at = 0): Promise<string[]> => {
  const body: Part = JSON.parse(JSON.stringify((await author.stored(editing))[at]?.props.body))
  return Promise.all(
    (body.content ?? []).map(async part => {
      if (!part.attrs) return wordsOf(part)
      const { file } = await author.client.media.getFile({ params: { id: part.attrs.file.id } })
      return `[${file.fileName}]`
    }),
  )
}

const isUpload = (route: Route) => route.request().headers()['content-type']?.includes('multipart') === true

/** Keeps uploads until they are released in any order. */
const holdUploads = async (page: Page) => {
  const held = new Map<string, () => void>()
  const released = new Set<string>()
  await page.route('**/add-file', async route => {
    if (!isUpload(route)) return route.fallback()
    const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1]
    // One whose name is taken is sent again under another.
    if (!released.has(name?.replace(/ \(\d+\)/, '') ?? ''))
      await new Promise<void>(resolve => held.set(name ?? '', resolve))
    return route.fallback()
  })
  return {
    count: () => held.size,
    release: (name: string) => {
      const release = held.get(name)
      if (!release) throw new Error(`${name} is not being uploaded`)
      held.delete(name)
      released.add(name)
      release()
    },
  }
}

const placeholders = (canvas: Frame) => canvas.locator('[data-picture] [role=group]')

describe('a picture that is pasted into a text', () => {
  it('stands where the caret was, while writing goes on, and is one undo step', async () => {
    const { page, canvas, id, browserErrors } = await author.open([text('a', 'One'), heading('b', 'After')])
    const uploads = await holdUploads(page)
    await write(canvas, page)
    await copyPicture(page, bytes())
    await page.keyboard.press('Control+v')
    await placeholders(canvas).waitFor()
    await page.keyboard.type('two')
    await expect.poll(uploads.count).toBe(1)
    uploads.release('image.png')
    await expect.poll(() => canvas.locator('.ProseMirror figure img').count()).toBe(1)
    await page.keyboard.type(' three')
    const isImage = expect.stringMatching(/^\[image.*\.png\]$/)
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', isImage, 'two three'])
    expect(await focused(canvas)).toBe('body')
    expect(await rows(page).count()).toBe(2)

    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => storedLines({ page, id })).toEqual(['Onetwo'])
    await page.keyboard.press('Control+y')
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', isImage, 'two'])
    expect(browserErrors.filter(error => !error.includes('409'))).toEqual([])
    await author.leave(page)
  })

  it('keeps its place among several, whichever is uploaded first', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    const uploads = await holdUploads(page)
    const files = [picture('first'), picture('second'), picture('third')]
    const [first = '', second = '', third = ''] = files.map(({ name }) => name)
    await write(canvas, page)
    await pasteFiles(canvas, files)
    await expect.poll(() => placeholders(canvas).count()).toBe(3)
    expect(await placeholders(canvas).locator('.name').allTextContents()).toEqual([first, second, third])
    await page.keyboard.type('two')
    for (const name of [third, first, second]) {
      await expect.poll(uploads.count).toBeGreaterThan(0)
      uploads.release(name)
      await expect.poll(() => storedLines({ page, id })).toContain(`[${name}]`)
    }
    expect(await storedLines({ page, id })).toEqual(['One', `[${first}]`, `[${second}]`, `[${third}]`, 'two'])
    await author.leave(page)
  })

  it('gets there while the user is in another block, and in another tab', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One', 'Two'), heading('b', 'Hea')])
    const uploads = await holdUploads(page)
    const files = [picture('near'), picture('far')]
    const [near = '', far = ''] = files.map(({ name }) => name)
    await write(canvas, page)
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Shift')
    await pasteFiles(canvas, files)
    await expect.poll(uploads.count).toBe(2)
    await canvas.click('[data-block=b] [data-field=text]')
    await page.keyboard.press('End')
    await page.keyboard.type('d')
    uploads.release(near)
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', `[${near}]`, 'Two'])
    await page.keyboard.type('ing')
    await expect.poll(() => canvas.locator('[data-block=b] [data-field=text]').textContent()).toBe('Heading')
    expect(await focused(canvas)).toBe('text')

    await page.getByRole('tab', { name: 'SEO Settings' }).click()
    uploads.release(far)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', `[${near}]`, `[${far}]`, 'Two'])
    await author.leave(page)
  })

  it('stands after its block if the text is gone', async () => {
    const { page, canvas, id } = await author.open([
      text('a', 'One'),
      { type: 'columns', key: 'cols', slots: { left: [text('in', 'Inside')] } },
      heading('b', 'After'),
    ])
    const uploads = await holdUploads(page)
    const file = picture('late')
    await write(canvas, page)
    await pasteFiles(canvas, [file])
    await expect.poll(uploads.count).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await expect.poll(() => rows(page).filter({ hasText: 'One' }).count()).toBe(0)
    await canvas.click('[data-block=b] [data-field=text]')
    uploads.release(file.name)
    const types = async () => (await author.stored({ page, id })).map(({ type }) => type)
    await expect.poll(types).toEqual(['columns', 'heading', 'image'])
    expect(await focused(canvas)).toBe('text')
    await author.leave(page)
  })

  it('can be tried again or removed when its upload failed, and says why', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One'), heading('b', 'After')])
    await page.route('**/add-file', route => (isUpload(route) ? route.abort() : route.fallback()))
    const files = [picture('kept'), picture('given-up')]
    await write(canvas, page)
    await pasteFiles(canvas, files)
    await expect.poll(() => canvas.getByRole('button', { name: /^Try again/ }).count()).toBe(2)
    await placeholders(canvas).first().getByText('The upload could not be completed').waitFor()
    expect(await accessibilityViolations(canvas)).toEqual([])
    await page.keyboard.type('two')
    await page.unrouteAll()
    await canvas.getByRole('button', { name: `Try again with ${files[0]?.name}` }).click()
    await canvas.getByRole('button', { name: `Remove ${files[1]?.name}` }).click()
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', `[${files[0]?.name}]`, 'two'])
    await page.keyboard.type(' three')
    await expect.poll(() => storedLines({ page, id })).toContain('two three')
    expect(await placeholders(canvas).count()).toBe(0)

    await pasteFiles(canvas, [{ name: 'photo.heic', type: 'image/heic', bytes: Buffer.from('Only text') }])
    await placeholders(canvas).getByText('not of the type that its name says').waitFor()
    expect(await canvas.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText('is not on the page yet').waitFor()
    await author.leave(page)
  })

  it('leaves the caret after the words around it if only another site has it', async () => {
    const { page, canvas, id } = await author.open([text('a', 'Left right')])
    await write(canvas, page)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    await copyElsewhere(page, {
      'text/html': '<p>Pre <img src="https://example.org/x.png" alt="x"> post</p>',
    })
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    await expect.poll(() => storedLines({ page, id })).toEqual(['Left Pre post!right'])
    await author.leave(page)
  })

  it('leaves a click below it where it was meant, although its box closes with the text', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One'), text('b', 'First', 'Second', 'Third')])
    await page.route('**/add-file', route => (isUpload(route) ? route.abort() : route.fallback()))
    await write(canvas, page)
    await pasteFiles(canvas, [picture('failed')])
    await placeholders(canvas).getByText('The upload could not be completed').waitFor()
    const second = canvas.locator('[data-block=b] p', { hasText: 'Second' })
    const height = (await second.boundingBox())?.y
    await second.click({ position: { x: 2, y: 12 } })
    await canvas.waitForSelector('[data-block=b] .ProseMirror:focus')
    expect((await second.boundingBox())?.y).not.toBe(height)
    await page.keyboard.type('-')
    await expect.poll(() => storedLines({ page, id }, 1)).toEqual(['First', '-Second', 'Third'])
    await author.leave(page)
  })

  it('stands between the paragraphs where it stood in HTML', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    const data = () => `data:image/png;base64,${Buffer.from(bytes()).toString('base64')}`
    await write(canvas, page)
    await copyElsewhere(page, {
      'text/html': `<p>Two <img src="${data()}"> and more</p><p><img src="${data()}"></p><p>Three</p>
        <img src="https://example.org/a.png"><p>Four</p><img src="https://example.org/count.gif" width="1">`,
      'text/plain': 'Two and more Three Four',
    })
    await page.keyboard.press('Control+v')
    await page.getByText('1 image was not pasted').waitFor()
    const isImage = expect.stringMatching(/^\[image.*\.png\]$/)
    await expect
      .poll(() => storedLines({ page, id }))
      .toEqual(['OneTwo and more', isImage, isImage, 'Three', 'Four'])
    await author.leave(page)
  })

  it.each(['1. A name.png', '/home/jane/1. A name.png', 'file:///home/jane/1.%20A%20name.png'])(
    'is that of the file whose name a file manager copies too: %s',
    async copied => {
      const { page, canvas, id } = await author.open([text('a', 'One'), heading('b', 'After')])
      await write(canvas, page)
      await pasteFiles(canvas, [{ name: '1. A name.png', type: 'image/png', bytes: bytes() }], {
        'text/plain': copied,
      })
      await expect
        .poll(() => storedLines({ page, id }))
        .toEqual(['One', expect.stringMatching(/^\[1\. A name.*\.png\]$/), ''])
      await author.leave(page)
    },
  )

  it('is taken into the text from a link to a page of the site', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One'), heading('b', 'After')])
    await write(canvas, page)
    await copyElsewhere(page, {
      'text/html': `<a href="${url}/"><img src="data:image/png;base64,${bytes().toString('base64')}"></a>`,
      'text/plain': `${url}/`,
    })
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => storedLines({ page, id }))
      .toEqual(['One', expect.stringMatching(/^\[image.*\.png\]$/), ''])
    await author.leave(page)
  })

  it('gives way to words that a program copied as HTML alone', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    await write(canvas, page)
    await pasteFiles(canvas, [picture('of-words')], {
      'text/html': '<style>p { color: red }</style><b>Two</b>',
    })
    await expect.poll(() => storedLines({ page, id })).toEqual(['OneTwo'])
    const file = picture('alone')
    await pasteFiles(canvas, [file], {
      'text/html': '<meta charset="utf-8"><img src="https://example.org/x.png">',
    })
    await expect.poll(() => storedLines({ page, id })).toEqual(['OneTwo', `[${file.name}]`, ''])
    await author.leave(page)
  })

  it('is dropped at the pointer', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One', 'Two'), heading('b', 'After')])
    const file = picture('dropped')
    await write(canvas, page)
    await dropFiles(canvas, '[data-block=a] p:nth-child(2)', [file])
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', `[${file.name}]`, 'Two'])
    expect(await rows(page).count()).toBe(2)
    await author.leave(page)
  })

  it('is dropped with the words around it', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One', 'Two'), heading('b', 'After')])
    await write(canvas, page)
    const image = `<img src="data:image/png;base64,${bytes().toString('base64')}">`
    const html = `<p>From a</p>${image}<p>page</p>`
    await dropFiles(canvas, '[data-block=a] p:nth-child(2)', [], html)
    const isImage = expect.stringMatching(/^\[image.*\.png\]$/)
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', 'From a', isImage, 'pageTwo'])
    await author.leave(page)
  })

  it('is taken by the form of the block too', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    const uploads = await holdUploads(page)
    await hideTexts(canvas)
    await rows(page).first().click()
    const field = panel(page).getByRole('textbox', { name: 'Text' })
    await field.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Shift')
    await copyPicture(page, bytes())
    await page.keyboard.press('Control+v')
    await panel(page).locator('[data-picture]').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.type('two')
    await expect.poll(uploads.count).toBe(1)
    uploads.release('image.png')
    const isImage = expect.stringMatching(/^\[image.*\.png\]$/)
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', isImage, 'two'])
    await page.keyboard.type(' three')
    await expect.poll(() => storedLines({ page, id })).toEqual(['One', isImage, 'two three'])
    await author.leave(page)
  })

  it('is refused with a word of why, and the words beside it are pasted', async () => {
    const name = `Words ${crypto.randomUUID()}`
    await author.client.role.create({ body: { name, permissions: [{ name: 'edit-page' }] } })
    const person = await newPerson(url, name)
    const id = await pageOf(author.client, [text('a', 'One')])
    const context = await openContext(author.browser, 1280)
    await logInContext(context, url, person)
    const page = await context.newPage()
    const canvas = await openCanvas(page, url, id)
    await write(canvas, page)
    await copyElsewhere(page, {
      'text/html': `<p>Two</p><img src="data:image/png;base64,${Buffer.from(bytes()).toString('base64')}">`,
      'text/plain': 'Two',
    })
    await page.keyboard.press('Control+v')
    await page.getByText('You may not upload files').waitFor()
    await expect.poll(() => canvas.locator('.ProseMirror').textContent()).toBe('OneTwo')
    await context.close()
  })
})

it('takes neither focus nor selection from someone who writes when a pasted block arrives', async () => {
  const { page, canvas, id } = await author.open([heading('a', 'One'), heading('b', 'Tw')])
  const uploads = await holdUploads(page)
  const file = picture('block')
  await canvas.focus('[data-block=a]')
  await pasteFiles(canvas, [file])
  await expect.poll(uploads.count).toBe(1)
  await canvas.click('[data-block=a] [data-field=text]')
  await page.keyboard.press('End')
  await page.keyboard.type(' mo')
  uploads.release(file.name)
  await expect.poll(() => rows(page).count()).toBe(3)
  await page.keyboard.type('re')
  await expect.poll(async () => (await author.stored({ page, id }))[0]?.props.text).toBe('One more')
  expect((await author.stored({ page, id })).map(({ type }) => type)).toEqual(['heading', 'image', 'heading'])
  await author.leave(page)
})
