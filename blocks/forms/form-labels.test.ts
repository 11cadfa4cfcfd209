import { errorAt } from '@ximblox/contract/errors'
import { languages } from '@ximblox/contract/locales'
import { messageOf } from '@ximblox/contract/messages/message-of'
import { expect, it } from 'vitest'
import type { FormFields } from './form-field.ts'
import { formLabels } from './form-labels.ts'

const name = { kind: 'text', label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' } } as const
const fields: FormFields = {
  people: {
    kind: 'repeated',
    label: 'People',
    min: 1,
    max: 3,
    labelInErrors: {
      en: '{field} of person {number}',
      nl: '{field} van persoon {number}',
      de: '{field} (Person {number})',
      fr: '{field} (personne {number})',
    },
    fields: { name },
  },
  payer: { kind: 'group', label: 'Payer', labelInErrors: '{field} of the payer', fields: { name } },
  pets: { kind: 'repeated', label: 'Pets', min: 0, max: 3, fields: { name } },
}

const message = (property: string, language: (typeof languages)[number] = 'en') =>
  messageOf(language, errorAt(property, 'required'), formLabels(fields, language))

it('an error names the field in the words of its group', () => {
  expect(languages.map(language => message('people.1.name', language))).toEqual([
    'Name of person 2 is required',
    'Naam van persoon 2 is verplicht',
    'Das Feld „Name (Person 2)“ ist erforderlich',
    'Le champ «\u00a0Nom (personne 2)\u00a0» est obligatoire',
  ])
  expect(message('payer.name')).toBe('Name of the payer is required')
})

it('an error in any other group names the item by its number', () => {
  expect(message('pets.1.name')).toBe('Name in item 2 is required')
  expect(message('people')).toBe('People is required')
})
