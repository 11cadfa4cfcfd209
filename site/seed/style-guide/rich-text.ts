import type { RichText } from '@ximblox/blocks/rich-text/document'
import { callout, h2, h3, linkTo, list, marked, p, prose, quote, textImage } from '../prose.ts'
import type { Targets } from '../starter-page.ts'
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

const notation = (say: Say): RichText =>
  prose(
    p(
      say(
        'Een hectare jong bos legt per jaar zo’n 10 ton CO',
        'A hectare of young forest takes up some 10 tonnes of CO',
      ),
      marked('subscript', '2'),
      say(' vast op 10.000 m', ' a year on 10,000 m'),
      marked('superscript', '2'),
      say(
        '. Letters onder en boven de regel veranderen de afstand tussen de regels niet, ook niet in een alinea van meer regels.',
        '. Letters below and above the line do not change the distance between lines, not even in a paragraph of several lines.',
      ),
    ),
    p(
      marked(
        'small',
        say(
          'Kleine tekst is voor bronnen, voorwaarden en andere opmerkingen aan de rand.',
          'Small text is for sources, conditions and other remarks in the margin.',
        ),
      ),
    ),
  )

const callouts = (say: Say): RichText =>
  prose(
    callout(
      'note',
      p(
        say(
          'Een kader met toelichting vertelt wat erbij hoort, maar niet in de lopende tekst past.',
          'A note tells what belongs to the text but does not fit into its flow.',
        ),
      ),
    ),
    callout(
      'tip',
      p(say('Een tip helpt iemand verder:', 'A tip helps someone on:')),
      list(
        say('begin met één team;', 'start with a single team;'),
        say('meet na een half jaar wat er veranderd is.', 'after half a year, measure what has changed.'),
      ),
    ),
    callout(
      'warning',
      p(
        say(
          'Een waarschuwing noemt wat misgaat als iemand dit overslaat.',
          'A warning names what will go wrong if someone skips it.',
        ),
      ),
    ),
  )

const illustrated = (say: Say, to: Targets): RichText =>
  prose(
    textImage(to.file('rings.webp'), {
      altText: say('De jaarringen van een boom', 'The growth rings of a tree'),
      size: 'third',
      side: 'right',
    }),
    p(
      say(
        'Een afbeelding kan links of rechts in de tekst staan, met een derde of de helft van de breedte. De tekst loopt er dan omheen. Op een telefoon is daar geen plaats voor: daar krijgt elke afbeelding de volle breedte.',
        'An image can be on the left or right of the text, with a third or half of its width. The text then flows around it. A phone has no room for that: there, each image has the full width.',
      ),
    ),
    p(
      say(
        'De volgende alinea begint naast de afbeelding zolang er ruimte is, en een kop begint er altijd onder.',
        'The next paragraph begins beside the image while there is room, and a heading always begins below it.',
      ),
    ),
    textImage(to.file('seedlings.webp'), { altText: say('Zaailingen', 'Seedlings'), size: 'full' }),
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
      id: 'notation',
      title: {
        'nl-nl': 'Onder en boven de regel, kleine tekst',
        'en-gb': 'Below and above the line, small text',
      },
      block: say => ({ type: 'rich-text', props: { body: notation(say) } }),
    },
    {
      id: 'callouts',
      title: { 'nl-nl': 'Kaders', 'en-gb': 'Call-outs' },
      block: say => ({ type: 'rich-text', props: { body: callouts(say) } }),
    },
    {
      id: 'images',
      title: { 'nl-nl': 'Afbeeldingen in de tekst', 'en-gb': 'Images within the text' },
      block: (say, to) => ({ type: 'rich-text', props: { body: illustrated(say, to) } }),
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
