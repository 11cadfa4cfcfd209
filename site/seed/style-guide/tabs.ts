import type { BlockInput } from '@ximblox/contract/blocks'
import { list, p, prose } from '../prose.ts'
import { picture } from '../starter-page.ts'
import type { StyleGuideSection } from './section.ts'

const tab = (key: string, title: string, content: BlockInput[]): BlockInput => ({
  type: 'tab',
  key,
  props: { title },
  slots: { content },
})

const text = (key: string, value: string, ...items: string[]): BlockInput => ({
  type: 'rich-text',
  key,
  props: { body: items.length > 0 ? prose(p(value), list(...items)) : prose(p(value)) },
})

export const tabsSection: StyleGuideSection = {
  id: 'tabs',
  title: { 'nl-nl': 'Tabbladen', 'en-gb': 'Tabs' },
  states: [
    {
      id: 'texts',
      title: { 'nl-nl': 'Drie tabbladen', 'en-gb': 'Three tabs' },
      block: say => ({
        type: 'tabs',
        props: { title: say('Zo werken wij', 'How we work') },
        slots: {
          items: [
            tab('tabs-texts-0', say('Meten', 'Measure'), [
              text(
                'tabs-texts-0t',
                say('Eerst de cijfers, dan de plannen.', 'Figures first, plans second.'),
                say('Energie en vervoer', 'Energy and transport'),
                say('Inkoop en verpakking', 'Purchasing and packaging'),
                say('Mensen en werk', 'People and work'),
              ),
            ]),
            tab('tabs-texts-1', say('Kiezen', 'Choose'), [
              text(
                'tabs-texts-1t',
                say(
                  'Samen kiezen we drie maatregelen die genoeg opleveren om vol te houden.',
                  'Together we choose three measures that pay off enough to keep them up.',
                ),
              ),
            ]),
            tab('tabs-texts-2', say('Volhouden', 'Keep going'), [
              text(
                'tabs-texts-2t',
                say(
                  'Elk kwartaal kijken we wat er gelukt is, en wat niet.',
                  'Every quarter we look at what worked, and at what did not.',
                ),
              ),
            ]),
          ],
        },
      }),
    },
    {
      id: 'many',
      title: { 'nl-nl': 'Veel tabbladen, met beeld', 'en-gb': 'Many tabs, with a picture' },
      block: (say, to) => ({
        type: 'tabs',
        props: { background: 'tint' },
        slots: {
          items: [
            tab('tabs-many-0', say('Maakindustrie', 'Manufacturing'), [
              {
                type: 'image-text',
                key: 'tabs-many-0i',
                props: {
                  title: say('Kratten die terugkomen', 'Crates that come back'),
                  body: prose(
                    p(
                      say(
                        'Een krat dat veertig keer rondgaat, spaart veertig dozen.',
                        'A crate that goes round forty times saves forty boxes.',
                      ),
                    ),
                  ),
                },
                __images: {
                  image: picture(to, 'workshop', say('Een werkplaats', 'A workshop')),
                },
              },
            ]),
            ...[
              say('Zorg en welzijn', 'Care and welfare'),
              say('Gemeenten', 'Local councils'),
              say('Bouw', 'Construction'),
              say('Onderwijs', 'Education'),
              say('Landbouw en voedsel', 'Farming and food'),
              say('Vervoer', 'Transport'),
            ].map((title, index) =>
              tab(`tabs-many-${index + 1}`, title, [
                text(
                  `tabs-many-${index + 1}t`,
                  say(
                    'In deze sector begint het met de vraag wat er elke week de deur uitgaat.',
                    'In this sector it starts with the question of what leaves the building every week.',
                  ),
                ),
              ]),
            ),
          ],
        },
      }),
    },
  ],
}
