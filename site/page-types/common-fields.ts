import { multiline, number, select, tags } from 'ximblox'
import { sectors } from '../rules/sectors.ts'

/** The tags of a page; every page type has them. */
export const tagFields = {
  tags: tags({ label: { en: 'Tags', nl: 'Tags', de: 'Schlagwörter', fr: 'Étiquettes' } }),
  privateTags: tags({
    label: {
      en: 'Private tags',
      nl: 'Interne tags',
      de: 'Interne Schlagwörter',
      fr: 'Étiquettes internes',
    },
    private: true,
  }),
}

export const summaryField = multiline({
  label: { en: 'Summary', nl: 'Samenvatting', de: 'Zusammenfassung', fr: 'Résumé' },
  help: {
    en: 'Shown below the title and in lists.',
    nl: 'Wordt onder de titel en in lijsten getoond.',
    de: 'Wird unter dem Titel und in Listen angezeigt.',
    fr: 'Affiché sous le titre et dans les listes.',
  },
  max: 400,
  search: 'heading',
})

export const sectorField = select({
  label: { en: 'Sector', nl: 'Sector', de: 'Branche', fr: 'Secteur' },
  options: { ...sectors, '': { en: 'None', nl: 'Geen', de: 'Keine', fr: 'Aucun' } },
  default: '',
})

export const yearField = number({
  label: { en: 'Year', nl: 'Jaar', de: 'Jahr', fr: 'Année' },
  min: 1900,
  max: 2100,
  integer: true,
})

/** The place of a year in lists that show the newest first. */
export const dayOfYear = (year: number | null): string | null => (year === null ? null : `${year}-01-01`)

/** Filters that several page types share. */
export const sectorFilter = {
  label: sectorField.label,
  options: sectors,
  values: ({ sector }: { sector: string }) => [sector],
}

export const yearFilter = {
  label: yearField.label,
  values: ({ year }: { year: number | null }) => (year === null ? [] : [`${year}`]),
}
