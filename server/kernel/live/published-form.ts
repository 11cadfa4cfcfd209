import { completeBlocks, readablePageProps } from '@ximblox/blocks/complete'
import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { formElementID } from '@ximblox/blocks/forms/form-element-id'
import { currentDefinition } from '@ximblox/blocks/registry'
import { upgradeBlocks, upgradePageType } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { App } from '../app-context.ts'
import type { FormPlace } from '../forms/form-handler.ts'
import type { PublishedForm } from '../forms/form-operations.ts'
import { type LivePage, pageTypeOf } from './live-page.ts'

/** The columns of a live page that a form depends on. */
export type FormPage = Pick<
  LivePage,
  'id' | 'groupID' | 'locale' | 'slug' | 'type' | 'title' | 'props' | 'propsVersion' | 'shared' | 'blocks'
>

type Definitions = Pick<App, 'registry' | 'log' | 'reportUpgradeFailure'>

/** All forms of a live page, in the order of its blocks. */
export const publishedForms = (
  app: Definitions,
  page: FormPage,
  settings: LocaleSettings,
): PublishedForm[] => {
  const found: PublishedForm[] = []
  walkBlocks(currentBlocks(app, page), block => {
    const definition = formOf(app, block)
    if (definition) found.push({ definition, place: formPlace(app, page, block, settings) })
  })
  return found
}

/** A live page as the place of a submission; `block` by its key, null when the page does not have it any more. */
export const placeOnPage = (
  app: Definitions,
  page: FormPage,
  blockKey: string | null,
  settings: LocaleSettings,
): FormPlace => {
  let found: Block | null = null
  walkBlocks(currentBlocks(app, page), block => {
    if (block.key === blockKey) found = block
  })
  return formPlace(app, page, found, settings)
}

/** Where a visitor sees a submission. */
export const submissionPath = ({ definition, place }: PublishedForm, token: string): string => {
  const key = place.block?.key ?? ''
  const query = new URLSearchParams({ form: definition.id, block: key, token })
  return `${encodeURI(place.page.path)}?${query}#${formElementID(key)}`
}

const currentBlocks = (app: Definitions, page: FormPage): Block[] =>
  completeBlocks(app.registry, upgradeBlocks(app.registry, page.blocks, app.reportUpgradeFailure(page.id)))

const formOf = (app: Definitions, block: Block): FormDefinition | undefined => {
  try {
    return currentDefinition(app.registry, block)?.form?.(block.props, block.key)
  } catch (error) {
    app.log.error({ err: error, block: block.key, type: block.type }, 'a form could not be composed')
  }
}

const formPlace = (
  app: Definitions,
  page: FormPage,
  block: Block | null,
  settings: LocaleSettings,
): FormPlace => {
  const pageType = upgradePageType(app.registry, pageTypeOf(page), app.reportUpgradeFailure(page.id))
  const { id, groupID, locale, title, type } = page
  const props = readablePageProps(app.registry, pageType)
  return { page: { id, groupID, locale, title, path: pathOf(page, settings), type, props }, block }
}
