import { linkTo, p, prose } from '../prose.ts'
import { starterPage } from '../starter-page.ts'
import { accordionSection } from './accordion.ts'
import { anchorNavigationSection } from './anchor-navigation.ts'
import { callToActionSection } from './call-to-action.ts'
import { cardsSection } from './cards.ts'
import { columnsSection } from './columns.ts'
import { dividerSection } from './divider.ts'
import { embedSection } from './embed.ts'
import { formSections } from './forms.ts'
import { headingSection } from './heading.ts'
import { heroSection } from './hero.ts'
import { keyFiguresSection } from './key-figures.ts'
import { listSections } from './lists.ts'
import { logosSection } from './logos.ts'
import { mediaSections } from './media.ts'
import { noticeSection } from './notice.ts'
import { peopleAndDatesSections } from './people-and-dates.ts'
import { priceTableSection } from './price-table.ts'
import { quoteSection } from './quote.ts'
import { richTextSection } from './rich-text.ts'
import { type Say, type StyleGuideSection, sectionBlocks } from './section.ts'
import { stepsSection } from './steps.ts'
import { styleSamplesSection } from './style-samples.ts'
import { tableSection } from './table.ts'
import { tabsSection } from './tabs.ts'
import { timelineSection } from './timeline.ts'

/** In the order of the page. */
const sections: readonly StyleGuideSection[] = [
  styleSamplesSection,
  heroSection,
  headingSection,
  richTextSection,
  ...mediaSections,
  embedSection,
  cardsSection,
  callToActionSection,
  quoteSection,
  keyFiguresSection,
  logosSection,
  stepsSection,
  noticeSection,
  timelineSection,
  tableSection,
  priceTableSection,
  dividerSection,
  columnsSection,
  accordionSection,
  tabsSection,
  anchorNavigationSection,
  ...listSections,
  ...peopleAndDatesSections,
  ...formSections,
]

/** Every block type in all of its states. */
export const styleGuide = starterPage({
  name: 'style-guide',
  type: 'basic',
  // It is for editors, and its samples would be found as if they were content.
  indexed: false,
  texts: {
    'nl-nl': {
      slug: 'style-guide',
      title: 'Stijlgids',
      seoDescription: 'Alle bouwstenen van deze website, met al hun varianten, in licht en donker.',
      intro:
        'Alle blokken waaruit deze website is opgebouwd, met hun varianten. Zo ziet u vooraf hoe een pagina wordt.',
    },
    'en-gb': {
      slug: 'style-guide',
      title: 'Style guide',
      seoDescription: 'Every building block of this website in all its variants, in light and dark.',
      intro:
        'All the blocks that make up this website, with their variants, so that you can see how a page will look.',
    },
  },
  blocks: (texts, to, locale) => {
    const say: Say = (dutch, english) => (locale === 'nl-nl' ? dutch : english)
    return [
      { type: 'hero', key: 'opening', props: { title: texts.title, intro: texts.intro } },
      {
        type: 'rich-text',
        key: 'contents',
        props: {
          body: prose(
            p(
              ...sections.flatMap(({ id, title }, index) => [
                ...(index > 0 ? [' · '] : []),
                linkTo(title[locale], `#${id}`),
              ]),
            ),
          ),
        },
      },
      ...sections.flatMap(section => sectionBlocks(section, say, to)),
    ]
  },
})
