import { h2, h3, p, prose } from '../prose.ts'
import { literature } from '../publications/literature.ts'
import type { Publication } from '../publications/publication.ts'
import { tools } from '../publications/tools.ts'
import { callToAction } from '../sections.ts'
import type { StarterLocale } from '../starter-page.ts'
import { typedPage } from '../typed-page.ts'

const prefixes = {
  tool: { 'nl-nl': 'kenniscentrum/tools', 'en-gb': 'knowledge-centre/tools' },
  literature: { 'nl-nl': 'kenniscentrum/literatuur', 'en-gb': 'knowledge-centre/literature' },
}

const inside = {
  tool: { 'nl-nl': 'Zo gebruikt u het', 'en-gb': 'How to use it' },
  literature: { 'nl-nl': 'In het kort', 'en-gb': 'In brief' },
}

/** Who works with a tool may want to learn more about it. */
const next = {
  'nl-nl': {
    title: 'Liever samen oefenen?',
    text: 'In onze trainingen werkt u met dezelfde vragenlijsten, aan de cijfers van uw eigen bedrijf.',
    label: 'Bekijk de trainingen',
  },
  'en-gb': {
    title: 'Would you rather practise with others?',
    text: 'Our courses use the same sheets, filled in with the figures of your own business.',
    label: 'See the courses',
  },
}

const entry = ({ name, type, props, texts }: Publication) => {
  const textsIn = (locale: StarterLocale) => {
    const { slug, intro, sections, ...rest } = texts[locale]
    return {
      ...rest,
      slug: `${prefixes[type][locale]}/${slug}`,
      file: `${slug}.pdf`,
      alt: '',
      body: prose(
        p(intro),
        ...(sections.length > 0 ? [h2(inside[type][locale])] : []),
        ...sections.flatMap(([heading, text]) => [h3(heading), p(text)]),
      ),
    }
  }
  return typedPage(
    name,
    {
      type,
      props: () => props,
      after: (to, locale) => (type === 'tool' ? [callToAction(next[locale], to.page('training'))] : []),
    },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
}

export const documents = [...tools, ...literature].map(entry)
