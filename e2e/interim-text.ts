import type { BlockInput } from '@ximblox/contract/blocks'
import type { Frame, Page } from 'playwright-core'
import type { Author, Editing } from './editing.ts'

type Part = { type: string; content?: Part[]; text?: string; marks?: { type: string }[] }

/** A block of formatted text. */
export const text = (key: string, ...content: Part[]): BlockInput => ({
  type: 'rich-text',
  key,
  props: { body: { type: 'doc', content } as BlockInput['props'] } as BlockInput['props'],
})
export const line = (words: string, ...marks: string[]): Part => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }) }],
})
export const list = (...items: string[]): Part => ({
  type: 'bulletList',
  content: items.map(words => ({ type: 'listItem', content: [line(words)] })),
})

/** Opens blocks in an editor whose text editor does not arrive until it is released. */
export const openWithoutTextEditor = async (author: Author, blocks: readonly BlockInput[]) => {
  const arrival = Promise.withResolvers<void>()
  const editing = await author.open(blocks, page =>
    page.route('**/rich-text-editor-*.js', async route => {
      await arrival.promise
      await route.continue()
    }),
  )
  return { ...editing, arrive: () => arrival.resolve() }
}

/** The lines of the stored text of a block. */
export const storedLines = async (
  author: Author,
  editing: Pick<Editing, 'page' | 'id'>,
  at = 0,
): Promise<string[]> => {
  const body: Part = JSON.parse(JSON.stringify((await author.stored(editing))[at]?.props.body))
  const linesOf = (part: Part): string[] => {
    if (part.type === 'paragraph') return [(part.content ?? []).map(({ text = '↵' }) => text).join('')]
    const lines = (part.content ?? []).flatMap(linesOf)
    return part.type === 'listItem' ? lines.map(words => `• ${words}`) : lines
  }
  return linesOf(body)
}

/** Puts the caret at the end of a line. */
export const clickEnd = async (canvas: Frame, page: Page, selector: string): Promise<void> => {
  await canvas.click(selector)
  await canvas.waitForSelector('.ximblox-interim:focus')
  await page.keyboard.press('End')
}

/** Presses letters, and Ctrl+V for `paste`, faster than anything can be rendered between them. */
export const pressAtOnce = async (page: Page, ...keys: string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const press = (type: 'keyDown' | 'keyUp', key: string, modifiers: number) =>
    session.send('Input.dispatchKeyEvent', {
      type,
      key,
      modifiers,
      code: `Key${key.toUpperCase()}`,
      windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
      ...(type === 'keyDown' && modifiers === 0 && { text: key }),
    })
  await Promise.all(
    keys.flatMap(key => {
      const [letter, modifiers] = key === 'paste' ? ['v', 2] : [key, 0]
      return [press('keyDown', letter, modifiers), press('keyUp', letter, modifiers)]
    }),
  )
}
