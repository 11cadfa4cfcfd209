import { readablePageProps } from '@ximblox/blocks/complete'
import type { QueryContext } from '@ximblox/blocks/query-context'
import { upgradePageType } from '@ximblox/blocks/upgrade'
import type { Json } from '@ximblox/contract/fields'
import type { App } from '../app-context.ts'
import { levelOf } from '../failures/report-failure.ts'
import type { BlockParams } from './block-data.ts'
import { type LivePage, pageTypeOf } from './live-page.ts'

/** Runs the query of a page's type. When it fails, it is logged, and `onFailure` is called. */
export const queryPage = async (
  { registry, log, reportUpgradeFailure }: Pick<App, 'registry' | 'log' | 'reportUpgradeFailure'>,
  page: Pick<LivePage, 'id' | 'type' | 'props' | 'propsVersion' | 'shared'>,
  contextFor: (params: BlockParams) => QueryContext,
  onFailure: () => void,
): Promise<Json> => {
  const { query } = registry.pageTypes.get(page.type) ?? {}
  if (!query) return null
  const pageType = upgradePageType(registry, pageTypeOf(page), reportUpgradeFailure(page.id))
  const props = readablePageProps(registry, pageType)
  try {
    return (await query(props, contextFor({ params: {}, paramPrefix: '', otherParams: {} }))) as Json
  } catch (error) {
    log[levelOf(error)]({ err: error, pageID: page.id, type: page.type }, 'the query of a page type failed')
    onFailure()
    return null
  }
}
