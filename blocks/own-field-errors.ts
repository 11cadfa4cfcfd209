import { type Field, type Fields, isAttachmentField } from './fields/fields.ts'

/** The errors of the kinds of fields that a site defines, found in the fields of all its definitions. */
export const ownFieldErrors = (definitions: readonly { id: string; fields: Fields }[]): string[] => {
  const schemas = new Map<string, unknown>()
  return definitions.flatMap(({ id, fields }) =>
    ownFieldsIn(fields).flatMap(([name, field]) => {
      const known = schemas.get(field.own)
      schemas.set(field.own, field.schema)
      return [
        ...(/^[a-z][a-z0-9-]{0,39}$/.test(field.own)
          ? []
          : [`"${field.own}" is not a valid name of a kind of field`]),
        ...(known !== undefined && known !== field.schema
          ? [`the kind of field "${field.own}" is defined twice`]
          : []),
        ...(field.accepts(field.default)
          ? []
          : [`the schema of the kind "${field.own}" refuses the default of the field "${name}" of "${id}"`]),
      ]
    }),
  )
}

type OwnField = Extract<Field, { kind: 'own' }>

const ownFieldsIn = (fields: Fields): [string, OwnField][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (isAttachmentField(field)) return []
    if (field.kind === 'list') return ownFieldsIn(field.fields)
    return field.kind === 'own' ? [[name, field]] : []
  })
