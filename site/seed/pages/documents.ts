import { p, prose } from '../prose.ts'
import type { StarterLocale } from '../starter-page.ts'
import { typedPage } from '../typed-page.ts'

interface Texts {
  slug: string
  title: string
  summary: string
  text: string
  file?: string
}

const prefixes = {
  tool: { 'nl-nl': 'kenniscentrum/tools', 'en-gb': 'knowledge-centre/tools' },
  literature: { 'nl-nl': 'kenniscentrum/literatuur', 'en-gb': 'knowledge-centre/literature' },
}

const entry = (
  type: keyof typeof prefixes,
  name: string,
  props: { author: string; year: number; sector?: string },
  texts: Record<StarterLocale, Texts>,
) => {
  const textsIn = (locale: StarterLocale) => {
    const { slug, text, ...rest } = texts[locale]
    return {
      ...rest,
      slug: `${prefixes[type][locale]}/${slug}`,
      seoDescription: rest.summary,
      alt: '',
      body: prose(p(text)),
    }
  }
  return typedPage(
    name,
    { type, props: () => props },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
}

export const documents = [
  entry(
    'tool',
    'baseline-questions',
    { author: 'SOM', year: 2026 },
    {
      'nl-nl': {
        slug: 'nulmeting',
        title: 'Nulmeting in tien vragen',
        summary: 'Tien vragen waarmee u in een middag weet waar u staat.',
        text: 'Beantwoord de vragen eerst alleen en daarna met een collega van een andere afdeling. Waar de antwoorden verschillen, zit het werk.',
        file: 'nulmeting.pdf',
      },
      'en-gb': {
        slug: 'baseline',
        title: 'Baseline in ten questions',
        summary: 'Ten questions that show in an afternoon where you stand.',
        text: 'Answer the questions alone first, and then with a colleague from another department. Where the answers differ is where the work is.',
        file: 'baseline.pdf',
      },
    },
  ),
  entry(
    'tool',
    'cost-per-year',
    { author: 'Marit de Wilde', year: 2025, sector: '6' },
    {
      'nl-nl': {
        slug: 'kosten-per-jaar',
        title: 'Rekenen met kosten per jaar',
        summary: 'Vijf stappen van een offerte naar wat iets werkelijk kost.',
        text: 'Deel de aanschaf door de levensduur, tel onderhoud en energie erbij op en trek af wat u aan het eind terugkrijgt. Doe het voor elke offerte met dezelfde getallen.',
      },
      'en-gb': {
        slug: 'cost-per-year',
        title: 'Calculating cost per year',
        summary: 'Five steps from a quotation to what something really costs.',
        text: 'Divide the purchase by the lifetime, add maintenance and energy, and subtract what you get back in the end. Do it for each quotation with the same numbers.',
      },
    },
  ),
  entry(
    'tool',
    'site-walk',
    { author: 'Joris Haverkamp', year: 2024, sector: '1' },
    {
      'nl-nl': {
        slug: 'ronde-door-de-fabriek',
        title: 'Een ronde door de fabriek',
        summary: 'Waarop u let als u een uur meeloopt in een productiehal.',
        text: 'Loop mee aan het begin van een dienst. Kijk naar wat warm is, wat lekt, wat stilstaat en toch aan staat, en vraag bij elke container wie hem leegt.',
      },
      'en-gb': {
        slug: 'a-walk-through-the-factory',
        title: 'A walk through the factory',
        summary: 'What to look for when you spend an hour in a production hall.',
        text: 'Join at the beginning of a shift. Look at what is warm, what leaks, what stands still and is on all the same, and ask at each container who empties it.',
      },
    },
  ),
  entry(
    'literature',
    'material-or-not',
    { author: 'Joris Haverkamp', year: 2026 },
    {
      'nl-nl': {
        slug: 'wezenlijk-of-niet',
        title: 'Wezenlijk of niet',
        summary: 'Waarom kiezen het moeilijkste deel van een duurzaamheidsverslag is.',
        text: 'Wie alles meldt, kiest niet. Dit stuk beschrijft hoe vier bedrijven hun lijst van zestig onderwerpen terugbrachten tot zes, en wat daar ruzie over gaf.',
      },
      'en-gb': {
        slug: 'material-or-not',
        title: 'Material or not',
        summary: 'Why choosing is the hardest part of a sustainability report.',
        text: 'Whoever reports everything does not choose. This piece describes how four companies cut their list of sixty topics to six, and what they quarrelled about.',
      },
    },
  ),
  entry(
    'literature',
    'timber-contracts',
    { author: 'Sanne Okafor', year: 2025, sector: '2' },
    {
      'nl-nl': {
        slug: 'contracten-voor-hout',
        title: 'Contracten voor hout',
        summary: 'Wat er in een bouwcontract verandert als het gebouw ooit weer uit elkaar gaat.',
        text: 'Eigendom, opslag en keuring van balken die zestig jaar vastzitten: een verkenning met een jurist en twee aannemers.',
      },
      'en-gb': {
        slug: 'contracts-for-timber',
        title: 'Contracts for timber',
        summary: 'What changes in a building contract when the building will be taken apart one day.',
        text: 'Ownership, storage and inspection of beams that are fixed for sixty years: an exploration with a lawyer and two builders.',
      },
    },
  ),
  entry(
    'literature',
    'talking-about-targets',
    { author: 'Marit de Wilde', year: 2024 },
    {
      'nl-nl': {
        slug: 'praten-over-doelen',
        title: 'Praten over doelen',
        summary: 'Drie gesprekken die een doel nodig heeft voordat het op papier staat.',
        text: 'Met wie het moet doen, met wie het moet betalen en met wie het moet volhouden als u er niet meer bent.',
      },
      'en-gb': {
        slug: 'talking-about-targets',
        title: 'Talking about targets',
        summary: 'Three conversations that a target needs before it is on paper.',
        text: 'With those who have to do it, with those who have to pay for it, and with those who have to keep it up when you are gone.',
      },
    },
  ),
]
