import type { Targets } from '../starter-page.ts'
import type { Say, StyleGuideSection } from './section.ts'

const features = (...texts: string[]) => texts.map((text, index) => ({ key: `f${index}`, text }))

const offers = (say: Say, to: Targets) => [
  {
    key: 'open',
    name: say('Open inschrijving', 'Open course'),
    price: '€ 490',
    unit: say('per deelnemer, exclusief btw', 'per participant, excluding VAT'),
    features: features(
      say('Eén dag in Utrecht', 'One day in Utrecht'),
      say('Lunch en werkboek', 'Lunch and workbook'),
      say('Een terugbelmoment na zes weken', 'A call six weeks later'),
    ),
    action: { label: say('Bekijk de data', 'See the dates'), target: to.page('training') },
  },
  {
    key: 'company',
    name: say('Bij u op locatie', 'At your place'),
    label: say('Meest gekozen', 'Most chosen'),
    price: '€ 3.950',
    unit: say('tot twaalf deelnemers, exclusief btw', 'for up to twelve people, excluding VAT'),
    text: say('Met uw eigen cijfers op tafel.', 'With your own figures on the table.'),
    features: features(
      say('Eén dag in uw eigen werkplaats', 'One day in your own workshop'),
      say('Voorbereiding met twee gesprekken', 'Preparation with two interviews'),
      say('Verslag met afspraken en namen', 'Minutes with agreements and names'),
      say('Een terugkomdag binnen het jaar', 'A follow-up day within the year'),
    ),
    action: { label: say('Vraag een voorstel', 'Ask for a proposal'), target: to.page('contact') },
  },
  {
    key: 'season',
    name: say('Een heel seizoen', 'A whole season'),
    price: say('op aanvraag', 'on request'),
    features: features(say('Zes bijeenkomsten', 'Six meetings')),
  },
]

export const priceTableSection: StyleGuideSection = {
  id: 'price-table',
  title: { 'nl-nl': 'Prijzen', 'en-gb': 'Prices' },
  states: [
    {
      id: 'three',
      title: { 'nl-nl': 'Drie pakketten', 'en-gb': 'Three packages' },
      block: (say, to) => ({
        type: 'price-table',
        props: {
          title: say('Wat het kost', 'What it costs'),
          intro: say('Alles inbegrepen, ook de koffie.', 'Everything included, even the coffee.'),
          offers: offers(say, to),
          note: say('Over trainingen berekenen wij 21% btw.', 'We charge 21% VAT on courses.'),
        },
      }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén pakket, op donkergroen', 'en-gb': 'One package, on dark green' },
      block: (say, to) => ({
        type: 'price-table',
        props: { offers: offers(say, to).slice(1, 2), background: 'deep' },
      }),
    },
  ],
}
