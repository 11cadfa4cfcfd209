import { type Language, languageOf } from 'ximblox'

interface InitialTexts {
  name: string
  tagline: string
  claim: string
  legal: string
}

/** What the site says about itself in a language until editors publish something else. */
const texts: Record<Language, InitialTexts> = {
  en: {
    name: 'SOM Sustainable Enterprise',
    tagline: 'sustainable enterprise',
    claim: 'The sum of people, planet and profit.',
    legal: 'Text and illustrations by SOM. Lightweight by design: hardly any script, no tracking.',
  },
  nl: {
    name: 'SOM Duurzaam Ondernemen',
    tagline: 'duurzaam ondernemen',
    claim: 'De som van mens, milieu en marge.',
    legal: 'Teksten en illustraties van SOM. Lichtgewicht: nauwelijks scripts en geen tracking.',
  },
  de: {
    name: 'SOM Nachhaltig Wirtschaften',
    tagline: 'nachhaltig wirtschaften',
    claim: 'Die Summe aus Mensch, Umwelt und Ertrag.',
    legal: 'Texte und Illustrationen von SOM. Bewusst schlank: kaum Skripte, kein Tracking.',
  },
  fr: {
    name: 'SOM Entreprise Durable',
    tagline: 'entreprise durable',
    claim: 'La somme de l’humain, de la planète et du profit.',
    legal: 'Textes et illustrations de SOM. Un site léger : très peu de scripts, aucun pistage.',
  },
}

export const initialTexts = (locale: string): InitialTexts => texts[languageOf(locale)]
