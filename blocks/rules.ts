import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { completeProps } from './fields/complete-props.ts'
import type { Fields } from './fields/fields.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'
import type { RuleError } from './rule-error.ts'

/** The errors that the site's own rules find in a version. They prevent publication; drafts may have them. */
export const ruleErrors = (
  registry: Registry,
  { blocks, pageType }: Pick<VersionContent, 'blocks' | 'pageType'>,
): ErrorEntry[] => {
  const ofPage = currentPageType(registry, pageType)
  const errors = ofPage ? errorsOf(ofPage, pageType.props, 'pageType.props') : []
  walkBlocks(blocks, (block, path) => {
    const definition = currentDefinition(registry, block)
    if (definition) errors.push(...errorsOf(definition, block.props, `${path}.props`))
  })
  return errors
}

interface Definition {
  fields: Fields
  validate?(props: JsonObject): readonly RuleError[]
}

const errorsOf = ({ fields, ...definition }: Definition, props: JsonObject, path: string): ErrorEntry[] => {
  try {
    return (definition.validate?.(completeProps(fields, props)) ?? []).map(({ field, message }) =>
      errorAt(`${path}.${field}`, 'ownRule', { message }),
    )
  } catch {
    // Neither the editor nor publishing may fail because of a rule, and what it did not check does not go online.
    return [errorAt(path, 'invalidValue')]
  }
}
