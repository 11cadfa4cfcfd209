import type { Fields, PropsOf } from '@ximblox/blocks/fields/fields'
import type { QueryContext } from '@ximblox/blocks/query-context'
import { currentDefinition } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { App } from '../app-context.ts'
import { levelOf } from '../report-failure.ts'

type Params = Readonly<Record<string, string>>

/** The query parameters that any of these blocks uses. */
export const paramsOf = (registry: App['registry'], blocks: readonly Block[]): string[] => {
  const names = new Set<string>()
  walkBlocks(blocks, block => {
    for (const name of registry.blocks.get(block.type)?.params ?? []) names.add(name)
  })
  return [...names].toSorted()
}

/** The query parameters that any block type of the site uses. */
export const paramNamesOf = (registry: App['registry']): string[] =>
  [...new Set([...registry.blocks.values()].flatMap(definition => definition.params ?? []))].toSorted()

/**
 * Runs the queries of the blocks and returns their results by block key. When one fails, it is logged, its result is
 * missing, and `onFailure` is called.
 */
export const queryBlocks = async (
  { registry, log }: Pick<App, 'registry' | 'log'>,
  blocks: readonly Block[],
  contextFor: (params: Params) => QueryContext,
  params: Params,
  onFailure: () => void,
): Promise<Record<string, Json>> => {
  const queries: Promise<[string, Json] | undefined>[] = []
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    if (!definition?.query) return
    const { query } = definition
    const own = Object.fromEntries(
      Object.entries(params).filter(([name]) => definition.params?.includes(name)),
    )
    const answer = async (): Promise<[string, Json] | undefined> => {
      try {
        return [block.key, (await query(block.props as PropsOf<Fields>, contextFor(own))) as Json]
      } catch (error) {
        log[levelOf(error)]({ err: error, block: block.key, type: block.type }, 'a block query failed')
        onFailure()
      }
    }
    queries.push(answer())
  })
  return Object.fromEntries((await Promise.all(queries)).filter(entry => entry !== undefined))
}
