import { p, prose } from '../prose.ts'
import { callToAction } from '../sections.ts'
import { picture, type StarterLocale, starterPage } from '../starter-page.ts'
import { memberTexts } from './member-texts.ts'

export interface MemberTexts {
  role: string
  description: string
  specialties: readonly string[]
  /** What the person says about the work. */
  story: string
  /** Alternative text of the portrait. */
  alt: string
}

const descriptions = {
  'nl-nl': ({ role, description }: MemberTexts, name: string) =>
    `${name}, ${role.toLowerCase()} bij SOM. ${description}`,
  'en-gb': ({ role, description }: MemberTexts, name: string) =>
    `${name}, ${role.toLowerCase()} at SOM. ${description}`,
}

const next = {
  'nl-nl': (name: string) => ({
    title: `${name} spreken?`,
    text: 'Zet de naam boven uw bericht, dan komt het op het goede bureau.',
    label: 'Neem contact op',
  }),
  'en-gb': (name: string) => ({
    title: `Would you like to speak to ${name}?`,
    text: 'Put the name at the top of your message and it will land on the right desk.',
    label: 'Get in touch',
  }),
}

const member = (name: string, texts: Record<StarterLocale, MemberTexts>) => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const textsIn = (locale: StarterLocale, prefix: string) => ({
    ...texts[locale],
    slug: `${prefix}/${slug}`,
    title: name,
    seoDescription: descriptions[locale](texts[locale], name),
  })
  return starterPage({
    name: `team-${slug}`,
    type: 'team',
    texts: { 'nl-nl': textsIn('nl-nl', 'over-ons/team'), 'en-gb': textsIn('en-gb', 'about-us/team') },
    props: ({ role, description, specialties }) => ({
      name,
      function: role,
      description,
      specialties: specialties.map((specialty, index) => ({ key: `s${index}`, name: specialty })),
    }),
    images: ({ alt }, to) => ({ image: picture(to, `portrait-${slug.split('-')[0]}`, alt) }),
    blocks: ({ story }, to, locale) => [
      { type: 'rich-text', key: 'story', props: { body: prose(p(story)) } },
      callToAction(next[locale](name.split(' ')[0] ?? name), to.page('contact')),
    ],
  })
}

export const members = Object.entries(memberTexts).map(([name, texts]) => member(name, texts))
