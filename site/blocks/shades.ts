import type { Label } from '@ximblox/blocks/label'

/** The bands of colour that a block may stand on; a block offers those that suit it. */
export const shades = {
  paper: { en: 'None', nl: 'Geen', de: 'Keiner', fr: 'Aucun' },
  tint: { en: 'Soft green', nl: 'Zachtgroen', de: 'Zartgrün', fr: 'Vert tendre' },
  deep: { en: 'Deep green', nl: 'Diepgroen', de: 'Tiefgrün', fr: 'Vert profond' },
} as const satisfies Record<string, Label>
