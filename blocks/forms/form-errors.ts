import type { FormDefinition } from './define-form.ts'
import type { FormFields } from './form-field.ts'

/** The errors of a form that is declared in code. */
export const formErrors = ({
  id,
  version,
  fields,
  states,
  columns,
  emailField,
}: FormDefinition): string[] => {
  const paths = pathsIn(fields)
  return [
    ...(/^[a-z][a-z0-9-]{0,63}$/.test(id) ? [] : ['the id is not valid']),
    ...(Number.isInteger(version) && version > 0 ? [] : ['the version is not a positive integer']),
    ...(Object.keys(states).length > 0 ? [] : ['it has no states']),
    ...Object.keys(fields)
      .filter(name => reservedNames.has(name))
      .map(name => `"${name}" is a reserved name`),
    ...namesIn(fields)
      .filter(name => !/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name))
      .map(name => `"${name}" is not a valid field name`),
    ...[...columns, ...(emailField === undefined ? [] : [emailField])]
      .filter(path => !paths.includes(path))
      .map(path => `it has no field "${path}"`),
  ].map(error => `Form "${id}": ${error}`)
}

const namesIn = (fields: FormFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...('fields' in field ? namesIn(field.fields) : []),
  ])

/** The paths of all values, without those of items of repeated groups. */
const pathsIn = (fields: FormFields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    prefix + name,
    ...(field.kind === 'group' ? pathsIn(field.fields, `${prefix}${name}.`) : []),
  ])

/**
 * The names that a form posts besides its fields, so no field may have them: `website` is hidden from visitors, and
 * only robots fill it in.
 */
const reservedNames: ReadonlySet<string> = new Set([
  'form',
  'blockKey',
  'startedAt',
  'idempotencyKey',
  'website',
  'add',
  'remove',
  'action',
  'token',
])
