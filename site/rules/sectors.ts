import type { Label } from 'ximblox'

/** The sectors that projects, tools and literature belong to, by their number. */
export const sectors = {
  '1': { en: 'Industry', nl: 'Industrie', de: 'Industrie', fr: 'Industrie' },
  '2': {
    en: 'Construction and real estate',
    nl: 'Bouw en vastgoed',
    de: 'Bau und Immobilien',
    fr: 'Construction et immobilier',
  },
  '3': {
    en: 'Food and agriculture',
    nl: 'Voeding en landbouw',
    de: 'Ernährung und Landwirtschaft',
    fr: 'Alimentation et agriculture',
  },
  '4': {
    en: 'Energy and water',
    nl: 'Energie en water',
    de: 'Energie und Wasser',
    fr: 'Énergie et eau',
  },
  '5': {
    en: 'Transport and logistics',
    nl: 'Transport en logistiek',
    de: 'Transport und Logistik',
    fr: 'Transport et logistique',
  },
  '6': {
    en: 'Services and retail',
    nl: 'Diensten en handel',
    de: 'Dienstleistungen und Handel',
    fr: 'Services et commerce',
  },
  '7': {
    en: 'Government, care and education',
    nl: 'Overheid, zorg en onderwijs',
    de: 'Verwaltung, Pflege und Bildung',
    fr: 'Administration, santé et enseignement',
  },
} as const satisfies Record<string, Label>

/** Whether a value is the number of a sector. */
export const isSector = (value: string): value is keyof typeof sectors => Object.hasOwn(sectors, value)
