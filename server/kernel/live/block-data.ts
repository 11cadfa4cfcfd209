import { type BlockParams as BlockParamNames, blockParams } from '@ximblox/blocks/block-params'
import type { QueryContext } from '@ximblox/blocks/query-context'
import { currentDefinition } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { App } from '../app-context.ts'
import { levelOf } from '../failures/report-failure.ts'

type Params = Readonly<Record<string, string>>

/** The parameters of one block, by the names that it knows them by. */
export interface BlockParams {
  params: Params
  paramPrefix: string
  /** Those of other blocks' own that are in the URL, by their names there. */
  otherParams: Params
}

/** The query parameters that any of these blocks uses, as they are in the URL. */
export const paramsOf = (registry: App['registry'], blocks: readonly Block[]): string[] => {
  const names = [...blockParams(registry, blocks).values()].flatMap(({ shared, own, prefix }) => [
    ...shared,
    ...own.map(name => prefix + name),
  ])
  return [...new Set(names)].toSorted()
}

/** The parameters of the URL that a visitor keeps who changes the language. */
export const keptParamsIn = (registry: App['registry'], blocks: readonly Block[], params: Params): Params => {
  const names = new Set([...blockParams(registry, blocks).values()].flatMap(({ kept }) => kept))
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => names.has(name) && value !== ''))
}

/**
 * Runs the queries of the blocks and returns their results by block key. When one fails, it is logged, its result is
 * missing, and `onFailure` is called.
 */
export const queryBlocks = async (
  { registry, log }: Pick<App, 'registry' | 'log'>,
  blocks: readonly Block[],
  contextFor: (params: BlockParams) => QueryContext,
  params: Params,
  onFailure: () => void,
): Promise<Record<string, Json>> => {
  const queries: Promise<[string, Json] | undefined>[] = []
  const names = blockParams(registry, blocks)
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    if (!definition?.query) return
    const { query } = definition
    const own = {
      ...paramsFor(names.get(block.key), params),
      otherParams: ownParamsIn(
        params,
        [...names].flatMap(([key, other]) => (key === block.key ? [] : [other])),
      ),
    }
    const answer = async (): Promise<[string, Json] | undefined> => {
      try {
        return [block.key, (await query(block.props, contextFor(own))) as Json]
      } catch (error) {
        log[levelOf(error)]({ err: error, block: block.key, type: block.type }, 'a block query failed')
        onFailure()
      }
    }
    queries.push(answer())
  })
  return Object.fromEntries((await Promise.all(queries)).filter(entry => entry !== undefined))
}

const ownParamsIn = (params: Params, blocks: readonly BlockParamNames[]): Params => {
  const names = new Set(blocks.flatMap(({ own, prefix }) => own.map(name => prefix + name)))
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => names.has(name) && value !== ''))
}

const paramsFor = (names: BlockParamNames | undefined, params: Params): Omit<BlockParams, 'otherParams'> => {
  const { shared = [], own = [], prefix = '' } = names ?? {}
  const given = [...shared.map(name => [name, name]), ...own.map(name => [name, prefix + name])]
  return {
    params: Object.fromEntries(
      given.flatMap(([name = '', inURL = '']) => {
        const value = Object.hasOwn(params, inURL) ? params[inURL] : undefined
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    paramPrefix: prefix,
  }
}
