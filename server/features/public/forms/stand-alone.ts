import { completeBlocks } from '@ximblox/blocks/complete'
import { labelIn } from '@ximblox/blocks/label'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import { languageOf } from '@ximblox/contract/locales'
import { pathOf, splitPath } from '@ximblox/contract/rules/locale-path'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { App } from '../../../kernel/app-context.ts'
import { findBySlug } from '../../../kernel/live/find.ts'
import type { Found, FoundPage } from '../../../kernel/live/live-page.ts'
import { readLocales } from '../../settings/store.ts'

const homeSlug = ''

/** What a link in a mail leads to stands alone on its page, so that nobody has to look for it. */
export const withOnlyBlock = (found: FoundPage, key: string): FoundPage => {
  let only: Block | undefined
  walkBlocks(found.page.blocks, block => {
    if (block.key === key) only = block
  })
  return only ? withBlocks(found, [only]) : found
}

/**
 * A page with nothing but a form, for links to a submission whose page is not public any more, or has lost its form:
 * anyone with the link can still cancel. It has the look of a page of the locale, and the name of the form.
 */
export const pageOfForm = async (
  app: App,
  found: Found,
  path: string,
  id: string,
): Promise<{ found: FoundPage; blockKey: string } | undefined> => {
  const block = blockOf(app.registry, id)
  const shown = found.kind === 'page' ? found : await pageWithLook(app, path)
  if (!block || !shown) return undefined
  const { page } = shown
  const label = app.forms.of(id)?.form.label ?? ''
  const title = labelIn(label, languageOf(page.locale), app.registry.interfaceLanguages)
  const named = { ...page, title, seo: { ...page.seo, seoTitle: '' } }
  return { found: withBlocks({ ...shown, page: named }, [block]), blockKey: block.key }
}

const withBlocks = (found: FoundPage, blocks: Block[]): FoundPage => ({
  ...found,
  page: { ...found.page, blocks },
})

/** The "not found" or the home page of a locale. */
const pageWithLook = async (app: App, path: string): Promise<FoundPage | undefined> => {
  const settings = await readLocales(app.db)
  const { locale } = splitPath(path, settings)
  for (const slug of [notFoundSlug, homeSlug]) {
    const found = await findBySlug(app, pathOf({ locale, slug }, settings))
    if (found.kind === 'page') return found
  }
  return undefined
}

/** A block of the type that shows a form; nothing of the pages that had one, which are not public. */
const blockOf = (registry: Registry, form: string): Block | undefined => {
  const key = form.split(':', 2)[1] ?? 'form'
  const empty = { key, props: {}, anchorPoint: '', __images: {}, __files: {} }
  const blocks = completeBlocks(
    registry,
    [...registry.blocks.keys()].map(type => ({ ...empty, type })),
  )
  return blocks.find(({ type, props }) => registry.blocks.get(type)?.form?.(props, key).id === form)
}
