import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Place } from './place.ts'

/** An error and where it is. */
export interface LocatedError extends Place {
  code: ErrorEntry['code']
  reason?: ErrorEntry['reason']
  params?: ErrorEntry['params']
}

/** Resolves the property of an entry, such as `blocks.3.slots.left.0.props.title`. */
export const locate = ({ property, ...error }: ErrorEntry, blocks: readonly Block[]): LocatedError => {
  if (property === 'blocks') return { block: null, path: property, ...error }
  const steps = property.split('.')
  let holder: Block | undefined
  let rest: readonly string[] = steps
  let siblings: readonly Block[] | undefined = steps[0] === 'blocks' ? blocks : undefined
  rest = siblings ? steps.slice(1) : steps
  while (siblings) {
    const block: Block | undefined = siblings[Number(rest[0])]
    if (!block) break
    holder = block
    rest = rest.slice(1)
    siblings = undefined
    if (rest[0] === 'slots' && rest.length > 2) {
      siblings = block.slots?.[rest[1] ?? '']
      rest = rest.slice(2)
    }
  }
  return { block: holder?.key ?? null, path: keyed(holder, rest).join('.'), ...error }
}

/** The value at the place of an error; undefined if there is none. */
export const valueAt = (content: VersionContent, { block, path }: Place): unknown => {
  let holder: unknown = content
  if (block !== null) {
    holder = undefined
    walkBlocks(content.blocks, one => {
      if (one.key === block) holder = one
    })
  }
  const steps = path === '' ? [] : path.split('.')
  return steps.reduce(
    (found, step) =>
      Array.isArray(found)
        ? (found.find(item => keyOf(item) === step) ?? found[Number(step)])
        : partOf(found, step),
    holder,
  )
}

/** Replaces each list position in a path by the key of the item there. */
const keyed = (holder: unknown, steps: readonly string[]): string[] => {
  const [step, ...rest] = steps
  if (step === undefined) return []
  const part = partOf(holder, step)
  const name = Array.isArray(holder) ? (keyOf(part) ?? step) : step
  return [name, ...keyed(part, rest)]
}

const partOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Object.entries(value).find(([name]) => name === step)?.[1]
    : undefined

const keyOf = (item: unknown): string | undefined => {
  const key = partOf(item, 'key')
  return typeof key === 'string' ? key : undefined
}
