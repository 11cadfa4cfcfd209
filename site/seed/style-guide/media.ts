import { p, prose } from '../prose.ts'
import { picture } from '../starter-page.ts'
import type { Localized, Say, StyleGuideSection } from './section.ts'

const image: StyleGuideSection = {
  id: 'image',
  title: { 'nl-nl': 'Afbeelding', 'en-gb': 'Image' },
  states: (
    [
      ['text', 'seedlings', { 'nl-nl': 'Tekstbreedte', 'en-gb': 'Text width' }],
      ['wide', 'workshop', { 'nl-nl': 'Paginabreedte', 'en-gb': 'Page width' }],
      ['full', 'polder', { 'nl-nl': 'Volle breedte', 'en-gb': 'Full width' }],
    ] as const
  ).map(([width, name, title]) => ({
    id: width,
    title,
    block: (say, to) => ({
      type: 'image',
      props: { width, caption: say('Een bijschrift onder de afbeelding.', 'A caption below the image.') },
      __images: { image: picture(to, name, say('Een tekening', 'A drawing')) },
    }),
  })),
}

const besides: readonly [id: 'paper' | 'tint' | 'deep', side: 'left' | 'right', title: Localized][] = [
  ['paper', 'left', { 'nl-nl': 'Afbeelding links', 'en-gb': 'Image on the left' }],
  ['tint', 'right', { 'nl-nl': 'Rechts, op lichtgroen', 'en-gb': 'On the right, on light green' }],
  ['deep', 'left', { 'nl-nl': 'Op donkergroen', 'en-gb': 'On dark green' }],
]

const imageText: StyleGuideSection = {
  id: 'image-text',
  title: { 'nl-nl': 'Afbeelding en tekst', 'en-gb': 'Image and text' },
  states: besides.map(([background, side, title]) => ({
    id: background,
    title,
    block: (say, to) => ({
      type: 'image-text',
      props: {
        title: say('Een jaarring per jaar', 'One ring for each year'),
        body: prose(p(beside(say))),
        action: { label: say('Lees hoe wij werken', 'Read how we work'), target: to.page('about') },
        side,
        background,
      },
      __images: {
        image: picture(to, 'rings', say('De jaarringen van een boom', 'The growth rings of a tree')),
      },
    }),
  })),
}

const beside = (say: Say): string =>
  say(
    'Wat een organisatie leert, blijft zitten als het elk jaar een beetje is. Daarom spreken wij over seizoenen en niet over sprints.',
    'What an organisation learns will stay if it learns a little each year. That is why we speak of seasons and not of sprints.',
  )

const gallery: StyleGuideSection = {
  id: 'gallery',
  title: { 'nl-nl': 'Galerij', 'en-gb': 'Gallery' },
  states: [
    {
      id: 'many',
      title: { 'nl-nl': 'Vijf afbeeldingen', 'en-gb': 'Five images' },
      block: (say, to) => ({
        type: 'gallery',
        props: {
          title: say('Tekeningen', 'Drawings'),
          pictures: ['polder', 'workshop', 'table', 'seedlings', 'rings'].map((key, index) => ({
            key,
            caption: say(`Tekening ${index + 1}`, `Drawing ${index + 1}`),
          })),
        },
        __images: Object.fromEntries(
          ['polder', 'workshop', 'table', 'seedlings', 'rings'].map((name, index) => [
            `pictures_${name}_image`,
            picture(to, name, say(`Tekening ${index + 1}`, `Drawing ${index + 1}`)),
          ]),
        ),
      }),
    },
  ],
}

const video: StyleGuideSection = {
  id: 'video',
  title: { 'nl-nl': 'Video', 'en-gb': 'Video' },
  states: [
    {
      id: 'own',
      title: { 'nl-nl': 'Met bijschrift en transcript', 'en-gb': 'With a caption and a transcript' },
      block: (say, to) => ({
        type: 'video',
        props: {
          title: say('Hoe een boom zijn jaren telt', 'How a tree counts its years'),
          caption: say('Een film zonder geluid.', 'A film without sound.'),
          transcript: say(
            'Op een boomschijf verschijnt elk jaar een ring: breed na een nat jaar, smal na een droog jaar.',
            'A ring appears on the slice of a tree for each year: wide after a wet year, narrow after a dry one.',
          ),
        },
        __images: { poster: picture(to, 'rings', '') },
        __files: { video: to.file('rings.mp4') },
      }),
    },
  ],
}

export const mediaSections: readonly StyleGuideSection[] = [image, imageText, gallery, video]
