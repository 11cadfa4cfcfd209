import {
  defineForm,
  type FormDefinition,
  type FormField,
  type FormFields,
  type FormOption,
  type Label,
} from 'ximblox'
import { answerStates } from './common-fields.ts'

/** The kinds of fields that editors choose from. */
export const composedKinds = {
  text: { en: 'Short text', nl: 'Korte tekst', de: 'Kurzer Text', fr: 'Texte court' },
  'long-text': { en: 'Long text', nl: 'Lange tekst', de: 'Langer Text', fr: 'Texte long' },
  email: { en: 'Email address', nl: 'E-mailadres', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
  phone: { en: 'Phone number', nl: 'Telefoonnummer', de: 'Telefonnummer', fr: 'Numéro de téléphone' },
  number: { en: 'Number', nl: 'Getal', de: 'Zahl', fr: 'Nombre' },
  date: { en: 'Date', nl: 'Datum', de: 'Datum', fr: 'Date' },
  select: { en: 'Drop-down list', nl: 'Keuzelijst', de: 'Auswahlliste', fr: 'Liste déroulante' },
  radio: {
    en: 'One of several options',
    nl: 'Eén van enkele opties',
    de: 'Eine von mehreren Optionen',
    fr: 'Une option parmi plusieurs',
  },
  checkboxes: {
    en: 'Any of several options',
    nl: 'Meerdere opties',
    de: 'Mehrere Optionen',
    fr: 'Plusieurs options',
  },
  consent: { en: 'Consent', nl: 'Toestemming', de: 'Einwilligung', fr: 'Consentement' },
  hidden: { en: 'Hidden value', nl: 'Verborgen waarde', de: 'Verborgener Wert', fr: 'Valeur masquée' },
} as const satisfies Record<string, Label>

/** The kinds with options that editors write. */
export const choiceKinds = ['select', 'radio', 'checkboxes'] as const

/** A field as an editor describes it. */
export interface ComposedField {
  key: string
  kind: keyof typeof composedKinds
  label: string
  help: string
  /** One option a line, or the value of a hidden field. */
  options: string
  required: boolean
  width: 'full' | 'half'
  /** The label of the field on which this one depends, and the value that it must have. */
  whenField: string
  whenValue: string
}

interface ComposedProps {
  title: string
  fields: readonly ComposedField[]
  retentionDays: number | null
}

/** Id of the handler of all composed forms. */
export const composedFormID = 'form'

/** The form that an editor composed. Its fields keep their names when they are renamed or moved. */
export const composedForm = (
  { title, fields, retentionDays }: ComposedProps,
  blockKey: string,
): FormDefinition => {
  const columns = fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'consent').slice(0, 3)
  const email = fields.find(({ kind }) => kind === 'email')
  return defineForm({
    id: `${composedFormID}:${blockKey}`,
    version: 1,
    label: title.trim() || { en: 'Form', nl: 'Formulier', de: 'Formular', fr: 'Formulaire' },
    fields: composedFields(fields),
    states: answerStates,
    columns: columns.map(fieldName),
    ...(email && { emailField: fieldName(email) }),
    retentionDays: retentionDays ?? defaultRetentionDays,
  })
}

export const defaultRetentionDays = 365

/** Stable, because the key of a list item is. */
export const fieldName = ({ key }: Pick<ComposedField, 'key'>): string => `f-${key}`

const composedFields = (fields: readonly ComposedField[]): FormFields =>
  Object.fromEntries(fields.map(field => [fieldName(field), composedField(field, fields)]))

const composedField = (field: ComposedField, all: readonly ComposedField[]): FormField => {
  const condition = conditionOf(field, all)
  const common = {
    label: field.label,
    ...(field.help.trim() !== '' && { help: field.help }),
    required: field.required,
    width: field.width,
    ...(condition && { showWhen: condition }),
  }
  const { kind } = field
  switch (kind) {
    case 'select':
    case 'radio':
    case 'checkboxes':
      return { ...common, kind, options: optionsIn(field.options) }
    case 'hidden':
      return { ...common, required: false, kind, value: field.options.trim() }
    case 'text':
      return { ...common, kind }
    case 'long-text':
      return { ...common, kind, max: 5000 }
    default:
      return { ...common, kind }
  }
}

export const optionsIn = (text: string): FormOption[] =>
  [...new Set(text.split('\n').map(line => line.trim()))]
    .filter(line => line !== '')
    .map(line => ({ value: line, label: line }))

const conditionOf = ({ key, whenField, whenValue }: ComposedField, all: readonly ComposedField[]) => {
  const other = questionNamed(whenField, all, key)
  if (!other) return
  if (other.kind === 'consent') return { field: fieldName(other), is: 'true' }
  const option = optionsIn(other.options).find(({ value }) => comparable(value) === comparable(whenValue))
  return { field: fieldName(other), is: option?.value ?? whenValue.trim() }
}

/** Another field with this label, in whatever case. */
export const questionNamed = (
  label: string,
  all: readonly ComposedField[],
  except: string,
): ComposedField | undefined => {
  const wanted = comparable(label)
  return wanted === ''
    ? undefined
    : all.find(candidate => candidate.key !== except && comparable(candidate.label) === wanted)
}

const comparable = (text: string) => text.trim().toLowerCase()
