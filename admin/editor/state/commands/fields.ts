import type { SeoContent } from '@ximblox/blocks/page-seo'
import { type Path, pathText } from '../document/paths.ts'
import { setValue } from '../operations/make.ts'
import type { Command } from '../store.ts'
import { emptyHidden } from './hidden-slots.ts'

/** Sets a field of a block: `['props', 'title']`, `['props', 'cards', key, 'title']`, `['__images', name]`. */
export const setField = (block: string, path: Path, value: unknown): Command =>
  setting('edit-blocks', block, path, value)

/** Sets a field on a key press; key presses without a pause between them are one undo step. */
export const typeField = (block: string, path: Path, value: unknown): Command =>
  setting('edit-blocks', block, path, value, `type:${block}.${pathText(path)}`)

/** Stores incomplete names too; only Save refuses them (see `anchorError`). */
export const setAnchor = (block: string, anchor: string): Command => typeField(block, ['anchorPoint'], anchor)

export const setTitle = (title: string): Command =>
  setting('edit-page', null, ['title'], title, 'type:page.title')

/** Sets a prop of the page type. */
export const setProp = (path: Path, value: unknown): Command => {
  const whole = ['pageType', 'props', ...path]
  return setting('edit-page', null, whole, value, `type:page.${pathText(whole)}`)
}

/** Sets an image or file of the page itself. */
export const setPageAttachment = (kind: '__images' | '__files', name: string, value: unknown): Command =>
  setting('edit-page', null, [kind, name], value)

export const setSeo = (field: keyof SeoContent, value: unknown): Command =>
  setting('edit-seo', null, [field], value, `type:page.${field}`)

const setting = (
  needs: Command['needs'],
  target: string | null,
  path: Path,
  value: unknown,
  tag?: string,
): Command => {
  // Values from the canvas are cloned, because references would keep its document in memory after it is closed.
  const own = structuredClone(value)
  return {
    needs,
    change: ({ document }, registry) => {
      const operation = setValue(document, target, path, own)
      if (!operation) return null
      const operations = [operation, ...emptyHidden(document, registry, operation)]
      return { operations, ...(tag !== undefined && { tag }) }
    },
  }
}
