import { defineGlobal, plain } from 'ximblox'
import { initialTexts } from './initial-texts.ts'

export const footer = defineGlobal({
  id: 'footer',
  version: 1,
  label: { en: 'Footer', nl: 'Voettekst', de: 'Fußzeile', fr: 'Pied de page' },
  description: {
    en: 'The texts at the end of every page.',
    nl: 'De teksten onderaan elke pagina.',
    de: 'Die Texte am Ende jeder Seite.',
    fr: 'Les textes en bas de chaque page.',
  },
  fields: {
    claim: plain({ label: { en: 'Claim', nl: 'Slogan', de: 'Slogan', fr: 'Slogan' }, max: 120 }),
    legal: plain({
      label: { en: 'Closing line', nl: 'Slotregel', de: 'Schlusszeile', fr: 'Ligne finale' },
      max: 250,
    }),
  },
  initialProps: locale => {
    const { claim, legal } = initialTexts(locale)
    return { claim, legal }
  },
})
