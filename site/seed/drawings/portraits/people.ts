import type { Person } from './bust.ts'

interface Sitter {
  person: Person
  /** Dark, light and background. */
  colours: readonly [string, string, string]
}

const usual = { width: 1, jaw: 1, nose: 1, nod: 0.04 }
const cream = '#fdf3df'
const forest = '#0f3b2c'
const ink = '#0b2c21'

/** The members of the team, by the name of their portrait. */
export const people: Readonly<Record<string, Sitter>> = {
  'portrait-marit': {
    person: {
      ...usual,
      hair: 'bob',
      glasses: true,
      collar: 'round',
      yaw: 0.34,
      skin: 1,
      hairTone: 0.6,
      clothes: 0.35,
    },
    colours: [forest, cream, '#8fc3a4'],
  },
  'portrait-joris': {
    person: {
      ...usual,
      width: 1.04,
      jaw: 1.15,
      hair: 'cropped',
      beard: true,
      collar: 'shirt',
      yaw: -0.36,
      skin: 1,
      hairTone: 0.34,
      clothes: 0.8,
    },
    colours: [forest, cream, '#f4b95f'],
  },
  'portrait-sanne': {
    person: {
      ...usual,
      width: 0.98,
      nose: 1.15,
      hair: 'curls',
      collar: 'round',
      yaw: 0.28,
      skin: 0.72,
      hairTone: 0.2,
      clothes: 0.95,
    },
    colours: [ink, '#f8d9a6', '#cfe6e2'],
  },
  'portrait-henk': {
    person: {
      ...usual,
      width: 1.08,
      jaw: 1.2,
      nose: 1.25,
      hair: 'none',
      beard: true,
      glasses: true,
      collar: 'roll',
      yaw: -0.3,
      skin: 1,
      hairTone: 0.5,
      clothes: 0.3,
    },
    colours: [forest, '#f3f4e4', '#5fa777'],
  },
  'portrait-yasmin': {
    person: {
      ...usual,
      width: 0.95,
      hair: 'scarf',
      collar: 'round',
      yaw: -0.26,
      skin: 0.9,
      hairTone: 0.78,
      clothes: 0.45,
    },
    colours: ['#7a3b12', '#fdeed2', '#b5dac1'],
  },
  'portrait-wout': {
    person: {
      ...usual,
      nose: 0.95,
      hair: 'cropped',
      collar: 'round',
      yaw: 0.4,
      skin: 0.72,
      hairTone: 0.18,
      clothes: 0.7,
    },
    colours: [ink, '#f8cd8c', '#f6efe0'],
  },
  'portrait-ineke': {
    person: {
      ...usual,
      width: 0.97,
      jaw: 1.05,
      hair: 'bun',
      collar: 'shirt',
      yaw: -0.36,
      skin: 1,
      hairTone: 0.58,
      clothes: 0.42,
    },
    colours: ['#123f4a', '#f4f1e6', '#f8cd8c'],
  },
  'portrait-lucas': {
    person: {
      ...usual,
      width: 0.96,
      jaw: 0.95,
      hair: 'long',
      collar: 'roll',
      yaw: 0.32,
      skin: 0.96,
      hairTone: 0.3,
      clothes: 0.82,
    },
    colours: [forest, cream, '#e4b48c'],
  },
}
