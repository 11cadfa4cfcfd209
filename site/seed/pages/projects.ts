import { h2, p, prose } from '../prose.ts'
import { callToAction } from '../sections.ts'
import type { StarterLocale } from '../starter-page.ts'
import { typedPage } from '../typed-page.ts'
import { projectTexts } from './project-texts.ts'

const prefixes = { 'nl-nl': 'onswerk/projecten', 'en-gb': 'our-work/projects' }

const next = {
  'nl-nl': {
    title: 'Zoiets bij u?',
    text: 'Vertel ons waar u vastloopt. Wij zeggen eerlijk of dit bij u ook zou werken.',
    label: 'Neem contact op',
  },
  'en-gb': {
    title: 'Something like this for you?',
    text: 'Tell us where you are stuck. We will be honest about whether this would work for you too.',
    label: 'Get in touch',
  },
}

const headings = {
  'nl-nl': ['De vraag', 'Wat wij deden', 'Hoe het nu gaat'],
  'en-gb': ['The question', 'What we did', 'How it is going'],
}

export const projects = projectTexts.map(({ name, facts: { picture, ...props }, texts }) => {
  const textsIn = (locale: StarterLocale) => {
    const { slug, title, summary, alt, story, results } = texts[locale]
    return {
      slug: `${prefixes[locale]}/${slug}`,
      title,
      seoDescription: summary,
      summary,
      alt,
      body: prose(...story.flatMap((text, index) => [h2(headings[locale][index] ?? ''), p(text)])),
      props: { results: results.map(([value, label], index) => ({ key: `r${index}`, value, label })) },
    }
  }
  return typedPage(
    name,
    {
      type: 'project',
      picture,
      props: () => props,
      after: (to, locale) => [callToAction(next[locale], to.page('contact'))],
    },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
})
