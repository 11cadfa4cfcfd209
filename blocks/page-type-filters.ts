import type { Fields } from './fields/fields.ts'

/** The errors of link fields that take only pages of some types. */
export const pageTypeFilterErrors = (
  definitions: readonly { id: string; fields: Fields }[],
  known: ReadonlySet<string>,
): string[] =>
  definitions.flatMap(({ id, fields }) =>
    filtersIn(fields).flatMap(([name, types]) => [
      ...(types.length === 0 ? [`the field "${name}" of "${id}" takes pages of no type`] : []),
      ...types
        .filter(type => !known.has(type))
        .map(type => `the field "${name}" of "${id}" takes pages of the unknown type "${type}"`),
    ]),
  )

const filtersIn = (fields: Fields): [string, readonly string[]][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return filtersIn(field.fields)
    return field.kind === 'link' && field.pageTypes ? [[name, field.pageTypes]] : []
  })
