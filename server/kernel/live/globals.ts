import { completePageType } from '@ximblox/blocks/complete'
import type { GlobalDefinition } from '@ximblox/blocks/define-global'
import { publicProps } from '@ximblox/blocks/public-props'
import { currentPageType, type Registry } from '@ximblox/blocks/registry'
import type { GlobalView } from '@ximblox/blocks/render/page-view'
import { upgradePageType } from '@ximblox/blocks/upgrade'
import { globalType } from '@ximblox/contract/content-types'
import type { App } from '../app-context.ts'
import { listTag } from '../content/tags.ts'
import type { LiveGlobal } from './live-page.ts'
import { isReadable } from './readable.ts'

/** All globals of the site in one locale. Those without a readable publication get what their definition says. */
export const globalsFor = (
  live: readonly LiveGlobal[],
  locale: string,
  app: Pick<App, 'registry' | 'reportUpgradeFailure'>,
): Record<string, GlobalView> =>
  Object.fromEntries(
    [...app.registry.globals.values()].map(definition => {
      const stored = live.find(({ type }) => type === globalType(definition.id))
      return [definition.id, (stored && viewOf(app, stored)) ?? initialView(definition, locale)]
    }),
  )

const viewOf = (
  { registry, reportUpgradeFailure }: Pick<App, 'registry' | 'reportUpgradeFailure'>,
  { id, type, propsVersion, props: stored, media }: LiveGlobal,
): GlobalView | undefined => {
  if (!isReadable({ props: stored, blocks: [] })) return
  const upgraded = upgradePageType(
    registry,
    { id: type, version: propsVersion, props: stored },
    reportUpgradeFailure(id),
  )
  const definition = currentPageType(registry, upgraded)
  if (!definition) return
  const props = publicProps(definition, completePageType(registry, upgraded).props)
  return { pageID: id, props, images: media.__images, files: media.__files }
}

const initialView = (definition: GlobalDefinition, locale: string): GlobalView => ({
  pageID: 0,
  props: definition.initialProps(locale),
  images: {},
  files: {},
})

/** Publishing and unpublishing a global touches its list, and so every page of its locale, the first time too. */
export const globalTags = ({ globals }: Registry, locale: string): string[] =>
  [...globals.keys()].map(id => listTag(globalType(id), locale))
