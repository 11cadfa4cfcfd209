import type { BlockInput } from '@ximblox/contract/blocks'
import { list, p, prose } from '../prose.ts'
import { picture } from '../starter-page.ts'
import type { Say, StyleGuideSection } from './section.ts'

const questions = (say: Say): [question: string, answer: string][] => [
  [
    say('Voor wie is een nulmeting?', 'Who is a baseline measurement for?'),
    say(
      'Voor organisaties die willen weten waar ze staan voordat ze plannen maken: maakbedrijven, zorginstellingen en gemeenten.',
      'For organisations that want to know where they stand before they make plans: manufacturers, care providers and local councils.',
    ),
  ],
  [
    say('Hoe lang duurt het?', 'How long does it take?'),
    say(
      'Gemiddeld zes weken, van het eerste gesprek tot het rapport. De meeste tijd gaat zitten in het verzamelen van cijfers.',
      'Six weeks on average, from the first conversation to the report. Most of that time goes into gathering figures.',
    ),
  ],
  [
    say('Wat krijgen wij in handen?', 'What do we get?'),
    say(
      'Een rapport van twintig pagina’s, het rekenmodel en een middag met iedereen die ermee verder gaat.',
      'A report of twenty pages, the model behind it, and an afternoon with everyone who will work with it.',
    ),
  ],
]

const item = (key: string, title: string, content: BlockInput[], open = false): BlockInput => ({
  type: 'accordion-item',
  key,
  props: { title, open },
  slots: { content },
})

const answered = (prefix: string, say: Say, isFirstOpen: boolean): BlockInput[] =>
  questions(say).map(([question, answer], index) =>
    item(
      `${prefix}-${index}`,
      question,
      [{ type: 'rich-text', key: `${prefix}-${index}t`, props: { body: prose(p(answer)) } }],
      isFirstOpen && index === 0,
    ),
  )

export const accordionSection: StyleGuideSection = {
  id: 'accordion',
  title: { 'nl-nl': 'Uitklaplijst', 'en-gb': 'Accordion' },
  states: [
    {
      id: 'questions',
      title: { 'nl-nl': 'Veelgestelde vragen', 'en-gb': 'Frequently asked questions' },
      block: say => ({
        type: 'accordion',
        props: {
          title: say('Veelgestelde vragen', 'Frequently asked questions'),
          intro: say('Staat uw vraag er niet bij? Bel ons gerust.', 'Is your question missing? Do call us.'),
          questions: true,
          exclusive: true,
        },
        slots: { items: answered('accordion-questions', say, true) },
      }),
    },
    {
      id: 'narrow',
      title: { 'nl-nl': 'Op tekstbreedte, alles dicht', 'en-gb': 'Text width, all closed' },
      block: say => ({
        type: 'accordion',
        props: { width: 'text', background: 'tint' },
        slots: { items: answered('accordion-narrow', say, false) },
      }),
    },
    {
      id: 'any',
      title: {
        'nl-nl': 'Met allerlei blokken, op donkergroen',
        'en-gb': 'With all kinds of blocks, on dark green',
      },
      block: (say, to) => ({
        type: 'accordion',
        props: { background: 'deep' },
        slots: {
          items: [
            item(
              'accordion-any-0',
              say(
                'Een titel die zo lang is dat hij op een telefoon over drie of vier regels loopt, wat ook gewoon moet kunnen',
                'A title of such a length that on a phone it runs to three or four lines, which should be no trouble at all',
              ),
              [
                {
                  type: 'rich-text',
                  key: 'accordion-any-0t',
                  props: {
                    body: prose(
                      list(
                        say('Elk onderdeel bevat blokken.', 'Every item holds blocks.'),
                        say('Ook lijsten en downloads.', 'Lists and downloads too.'),
                      ),
                    ),
                  },
                },
                {
                  type: 'download-list',
                  key: 'accordion-any-0d',
                  props: {
                    files: [{ key: 'one', name: say('Rapport nulmeting', 'Baseline report') }],
                  },
                  __files: { files_one_file: to.file(say('nulmeting.pdf', 'baseline.pdf')) },
                },
              ],
              true,
            ),
            item('accordion-any-1', say('Beeld', 'Picture'), [
              {
                type: 'image',
                key: 'accordion-any-1i',
                props: { caption: say('Een polder in de zomer.', 'A polder in summer.') },
                __images: {
                  image: picture(to, 'polder', say('Een polder', 'A polder')),
                },
              },
            ]),
          ],
        },
      }),
    },
  ],
}
