import { h2, p, prose } from '../prose.ts'
import type { StarterLocale } from '../starter-page.ts'
import { typedPage } from '../typed-page.ts'
import { projectTexts } from './project-texts.ts'

const prefixes = { 'nl-nl': 'onswerk/projecten', 'en-gb': 'our-work/projects' }

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
    { type: 'project', picture, props: () => props },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
})
