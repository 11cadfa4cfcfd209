import type { RuleError } from 'ximblox'
import { type ComposedField, choiceKinds, optionsIn, questionNamed } from './composed-form.ts'

/** What would make a composed form one that visitors cannot answer. */
export const composedFormErrors = (fields: readonly ComposedField[]): RuleError[] =>
  fields.flatMap((field, index) => [
    ...optionErrors(field).map(message => ({ field: `fields.${index}.options`, message })),
    ...conditionErrors(field, fields).map(({ part, message }) => ({
      field: `fields.${index}.${part}`,
      message,
    })),
  ])

const optionErrors = ({ kind, options }: ComposedField) => {
  const count = optionsIn(options).length
  if (kind === 'checkboxes') return count < 1 ? [texts.oneOption] : []
  return choiceKinds.some(choice => choice === kind) && count < 2 ? [texts.twoOptions] : []
}

const conditionErrors = (field: ComposedField, all: readonly ComposedField[]) => {
  if (field.whenField.trim() === '') return []
  const other = questionNamed(field.whenField, all, field.key)
  if (!other) return [{ part: 'whenField', message: texts.noQuestion }]
  if (!choiceKinds.some(choice => choice === other.kind)) return []
  const answers = optionsIn(other.options).map(({ value }) => value.toLowerCase())
  return answers.includes(field.whenValue.trim().toLowerCase())
    ? []
    : [{ part: 'whenValue', message: texts.noAnswer }]
}

const texts = {
  oneOption: {
    en: 'Add at least one option',
    nl: 'Voeg minstens één optie toe',
    de: 'Fügen Sie mindestens eine Option hinzu',
    fr: 'Ajoutez au moins une option',
  },
  twoOptions: {
    en: 'Add at least two options, one per line',
    nl: 'Voeg minstens twee opties toe, één per regel',
    de: 'Fügen Sie mindestens zwei Optionen hinzu, eine pro Zeile',
    fr: 'Ajoutez au moins deux options, une par ligne',
  },
  noQuestion: {
    en: 'No other question of this form has this text',
    nl: 'Geen andere vraag van dit formulier heeft deze tekst',
    de: 'Keine andere Frage dieses Formulars hat diesen Text',
    fr: 'Aucune autre question de ce formulaire n’a ce texte',
  },
  noAnswer: {
    en: 'This is none of the options of that question',
    nl: 'Dit is geen van de opties van die vraag',
    de: 'Das ist keine der Optionen dieser Frage',
    fr: 'Ce n’est aucune des options de cette question',
  },
}
