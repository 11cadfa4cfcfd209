import type { Label } from 'ximblox'

/** Background colours; each block offers those that suit it. */
export const shades = {
  paper: { en: 'None', nl: 'Geen', de: 'Keiner', fr: 'Aucun' },
  tint: { en: 'Light green', nl: 'Lichtgroen', de: 'Hellgrün', fr: 'Vert clair' },
  deep: { en: 'Dark green', nl: 'Donkergroen', de: 'Dunkelgrün', fr: 'Vert foncé' },
} as const satisfies Record<string, Label>
