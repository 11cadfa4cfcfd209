import type { RichText } from '@ximblox/blocks/rich-text/document'
import { h2, h3, linkTo, list, p, prose, quote } from '../prose.ts'
import type { Say, StyleGuideSection } from './section.ts'

const sample = (say: Say): RichText =>
  prose(
    h2(say('Een kop in de tekst', 'A heading within the text')),
    p(
      say('Een alinea met ', 'A paragraph with '),
      linkTo(say('een link naar het begin', 'a link to the top'), '#main'),
      say(
        '. Lopende tekst is niet breder dan ongeveer zeventig tekens, omdat langere regels moeilijk lezen.',
        '. Running text is no wider than about seventy characters, because longer lines are hard to read.',
      ),
    ),
    h3(say('Een kop daaronder', 'A heading below that')),
    list(
      say('Een eerste punt.', 'A first point.'),
      say(
        'Een tweede punt dat langer is, zodat te zien is hoe de volgende regel inspringt op een telefoon.',
        'A second point that is longer, which shows how its next line is indented on a phone.',
      ),
      say('Een derde punt.', 'A third point.'),
    ),
    quote(
      say('Een citaat binnen de tekst, zonder naam erbij.', 'A quotation within the text, without a name.'),
    ),
    p(say('En daarna gaat de tekst gewoon verder.', 'And then the text simply continues.')),
  )

export const richTextSection: StyleGuideSection = {
  id: 'rich-text',
  title: { 'nl-nl': 'Tekst', 'en-gb': 'Text' },
  states: [
    {
      id: 'all',
      title: { 'nl-nl': 'Alle opmaak', 'en-gb': 'All formats' },
      block: say => ({ type: 'rich-text', props: { body: sample(say) } }),
    },
    {
      id: 'centre',
      title: { 'nl-nl': 'In het midden', 'en-gb': 'In the middle' },
      block: say => ({
        type: 'rich-text',
        props: {
          body: prose(
            p(
              say(
                'Een enkele alinea, in het midden van de pagina. Handig na een brede afbeelding.',
                'A single paragraph in the middle of the page. Useful after a wide image.',
              ),
            ),
          ),
          position: 'centre',
        },
      }),
    },
  ],
}
