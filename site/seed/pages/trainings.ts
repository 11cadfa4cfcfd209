import type { JsonObject } from '@ximblox/contract/fields'
import { list, p, prose } from '../prose.ts'
import { registration } from '../registration.ts'
import { tuesdayIn, typedPage } from '../typed-page.ts'

const day = (key: string, weeks: number, changes: JsonObject = {}) => ({
  key,
  start: tuesdayIn(weeks),
  times: '9.30–16.30',
  place: 'Utrecht',
  location: 'Stationsplein 14',
  capacity: 12,
  ...changes,
})

export const trainings = [
  typedPage(
    'sustainable-purchasing',
    {
      type: 'training',
      after: registration,
      picture: 'workshop',
      props: () => ({
        price: 495,
        level: 'introduction',
        trainer: 'Marit de Wilde',
        dates: [day('d1', 8), day('d2', 20, { place: 'Zwolle', location: 'Lübeckplein 2' })],
      }),
    },
    {
      'nl-nl': {
        slug: 'som-academie/trainingen/duurzaam-inkopen',
        title: 'Duurzaam inkopen',
        seoDescription: 'Training van één dag: van prijs per stuk naar kosten per jaar.',
        summary: 'Van prijs per stuk naar kosten per jaar: leren lezen wat een leverancier niet zegt.',
        alt: 'Een werkplaats waar kratten rondgaan in een kring',
        props: { duration: 'Eén dag' },
        body: prose(
          p(
            'U neemt drie offertes van uw eigen tafel mee. Aan het eind van de dag weet u wat ze over tien jaar kosten, en welke vragen u de leverancier morgen stelt.',
          ),
          list(
            'Rekenen met levensduur, onderhoud en terugname',
            'Keurmerken: welke zeggen iets?',
            'Een gesprek oefenen met een leverancier',
          ),
        ),
      },
      'en-gb': {
        slug: 'sse-academy/training-courses/sustainable-purchasing',
        title: 'Sustainable purchasing',
        seoDescription: 'A course of one day: from price per piece to cost per year.',
        summary: 'From price per piece to cost per year: learning to read what a supplier leaves unsaid.',
        alt: 'A workshop where crates travel in a circle',
        props: { duration: 'One day' },
        body: prose(
          p(
            'You bring three quotations from your own desk. By the end of the day you know what they cost over ten years, and what to ask the supplier tomorrow.',
          ),
          list(
            'Calculating with lifetime, maintenance and return',
            'Labels: which of them mean something?',
            'Practising a conversation with a supplier',
          ),
        ),
      },
    },
  ),
  typedPage(
    'carbon-in-figures',
    {
      type: 'training',
      after: registration,
      picture: 'rings',
      props: () => ({
        price: 990,
        level: 'advanced',
        trainer: 'Joris Haverkamp',
        dates: [
          day('d1', 11, { end: tuesdayIn(11, 1) }),
          day('d2', 30, { end: tuesdayIn(30, 1), opensOn: tuesdayIn(12) }),
        ],
      }),
    },
    {
      'nl-nl': {
        slug: 'som-academie/trainingen/co2-in-cijfers',
        title: 'CO₂ in cijfers',
        seoDescription: 'Training van twee dagen: zelf een voetafdruk maken in de drie scopes.',
        summary: 'Zelf een voetafdruk maken in de drie scopes, met de gegevens die u al hebt.',
        alt: 'Jaarringen van een boom, elke ring iets breder',
        props: { duration: 'Twee dagen' },
        body: prose(
          p(
            'De eerste dag rekent u met wat er al is: energie, brandstof, inkoop en reizen. De tweede dag vult u de gaten, kiest u wat u weglaat en schrijft u op waarom.',
          ),
          list(
            'Een rekenblad dat u meeneemt',
            'Omgaan met schattingen',
            'Een toelichting die een accountant begrijpt',
          ),
        ),
      },
      'en-gb': {
        slug: 'sse-academy/training-courses/carbon-in-figures',
        title: 'Carbon in figures',
        seoDescription: 'A course of two days: making a footprint in the three scopes yourself.',
        summary: 'Make a footprint in the three scopes yourself, from the data you already have.',
        alt: 'The rings of a tree, each a little wider',
        props: { duration: 'Two days' },
        body: prose(
          p(
            'On the first day you calculate with what there is: energy, fuel, purchases and travel. On the second you fill the gaps, choose what to leave out and write down why.',
          ),
          list('A worksheet to take home', 'Dealing with estimates', 'Notes that an accountant understands'),
        ),
      },
    },
  ),
  typedPage(
    'leading-sustainably',
    {
      type: 'training',
      after: registration,
      picture: 'table',
      props: () => ({
        price: 3960,
        level: 'leadership',
        trainer: 'Sanne Okafor',
        dates: [
          day('d1', 15, { end: tuesdayIn(37), capacity: 10 }),
          { key: 'd2', place: 'Arnhem', capacity: 10 },
        ],
      }),
    },
    {
      'nl-nl': {
        slug: 'som-academie/trainingen/duurzaam-leiden',
        title: 'Leergang duurzaam leiden',
        seoDescription: 'Leergang voor directies: acht dagen in een half jaar.',
        summary: 'Voor directies en wie dat wordt: acht dagen, met een opdracht uit eigen huis.',
        alt: 'Een ronde tafel van boven gezien, met zes stoelen',
        props: { duration: 'Acht dagen in een half jaar' },
        body: prose(
          p(
            'Iedereen werkt aan een vraag uit het eigen huis en komt op de laatste dag met een besluit dat genomen is. Tussen de dagen door belt u met uw trainer.',
          ),
        ),
      },
      'en-gb': {
        slug: 'sse-academy/training-courses/leading-sustainably',
        title: 'Leading sustainably',
        seoDescription: 'A programme for boards: eight days in half a year.',
        summary: 'For boards and those about to join one: eight days, with a task from home.',
        alt: 'A round table seen from above, with six chairs',
        props: { duration: 'Eight days in half a year' },
        body: prose(
          p(
            'Everybody works on a question from home and arrives on the last day with a decision that has been taken. Between the days you call your trainer.',
          ),
        ),
      },
    },
  ),
]
