import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Say, StyleGuideSection } from './section.ts'

const row = (key: string, ...cells: (string | RichText)[]) => ({
  key,
  ...Object.fromEntries(
    cells.map((cell, index) => [`c${index + 1}`, typeof cell === 'string' ? richTextOf(cell) : cell]),
  ),
})

const measures = (say: Say) => [
  row('head', say('Maatregel', 'Measure'), say('Kosten', 'Cost'), say('Bespaart per jaar', 'Saves a year')),
  row(
    'lids',
    say('Deksels op de baden', 'Lids on the tanks'),
    say('€ 3.200', '€ 3,200'),
    say('€ 9.800', '€ 9,800'),
  ),
  row('air', say('Luchtlekken dichten', 'Closing air leaks'), '€ 450', say('€ 6.100', '€ 6,100')),
  row(
    'led',
    say('Ledlampen in de hal', 'LED lamps in the hall'),
    say('€ 18.750', '€ 18,750'),
    say('€ 7.400', '€ 7,400'),
  ),
]

const years = (say: Say) => [
  row('head', say('Locatie', 'Site'), '2022', '2023', '2024', '2025', say('Doel', 'Target')),
  row('delft', 'Delft', '412 ton', '398 ton', '371 ton', '340 ton', '300 ton'),
  row(
    'breda',
    'Breda',
    say('1.204 ton', '1,204 ton'),
    say('1.180 ton', '1,180 ton'),
    say('1.022 ton', '1,022 ton'),
    '990 ton',
    '850 ton',
  ),
  row('groningen', 'Groningen', '88 ton', '91 ton', '', '79 ton', '70 ton'),
]

export const tableSection: StyleGuideSection = {
  id: 'table',
  title: { 'nl-nl': 'Tabel', 'en-gb': 'Table' },
  states: [
    {
      id: 'three',
      title: { 'nl-nl': 'Drie kolommen', 'en-gb': 'Three columns' },
      block: say => ({
        type: 'table',
        props: {
          title: say('Wat het eerst terugverdient', 'What pays for itself first'),
          caption: say('Maatregelen in een galvanisch bedrijf', 'Measures at a plating company'),
          rows: measures(say),
        },
      }),
    },
    {
      id: 'six',
      title: {
        'nl-nl': 'Zes kolommen, ook de eerste kolom met koppen',
        'en-gb': 'Six columns, headings in the first',
      },
      block: say => ({
        type: 'table',
        props: {
          caption: say('Uitstoot per locatie, in tonnen CO₂', 'Emissions by site, in tonnes of CO₂'),
          columns: '6',
          headerColumn: true,
          rows: years(say),
          background: 'tint',
        },
      }),
    },
    {
      id: 'plain',
      title: { 'nl-nl': 'Zonder koppen, op donkergroen', 'en-gb': 'Without headings, on dark green' },
      block: say => ({
        type: 'table',
        props: {
          caption: say('Openingstijden', 'Opening hours'),
          columns: '2',
          headerRow: false,
          headerColumn: true,
          rows: [
            row('week', say('Maandag tot en met vrijdag', 'Monday to Friday'), '9.00 – 17.00'),
            row('weekend', say('Weekend', 'Weekend'), say('gesloten', 'closed')),
          ],
          background: 'deep',
        },
      }),
    },
  ],
}
