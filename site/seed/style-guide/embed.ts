import type { StyleGuideSection } from './section.ts'

const map =
  '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=5.1%2C52.08%2C5.13%2C52.1&amp;layer=mapnik"></iframe>'

export const embedSection: StyleGuideSection = {
  id: 'embed',
  title: { 'nl-nl': 'Ingesloten inhoud', 'en-gb': 'Embed' },
  states: [
    {
      id: 'frame',
      title: { 'nl-nl': 'Kaart, pas geladen na een klik', 'en-gb': 'Map, loaded after a click' },
      block: say => ({
        type: 'embed',
        props: { title: say('De kaart van Utrecht', 'The map of Utrecht'), html: map },
      }),
    },
    {
      id: 'table',
      title: { 'nl-nl': 'Tabel als HTML, op lichtgroen', 'en-gb': 'Table as HTML, on light green' },
      block: say => ({
        type: 'embed',
        props: {
          title: say('Uitstoot per jaar', 'Emissions by year'),
          background: 'tint',
          html: say(
            '<table><tr><th>Jaar</th><th>Ton CO<sub>2</sub></th></tr><tr><td>2024</td><td>412</td></tr><tr><td>2025</td><td>368</td></tr></table>',
            '<table><tr><th>Year</th><th>Tonnes of CO<sub>2</sub></th></tr><tr><td>2024</td><td>412</td></tr><tr><td>2025</td><td>368</td></tr></table>',
          ),
        },
      }),
    },
  ],
}
