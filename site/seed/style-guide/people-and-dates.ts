import { picture } from '../starter-page.ts'
import type { Say, StyleGuideSection } from './section.ts'

const latestNews: StyleGuideSection = {
  id: 'latest-news',
  title: { 'nl-nl': 'Laatste nieuws', 'en-gb': 'Latest news' },
  states: [
    {
      id: 'three',
      title: { 'nl-nl': 'Drie berichten', 'en-gb': 'Three items' },
      block: (say, to) => ({
        type: 'latest-news',
        props: {
          title: say('Actueel', 'News'),
          more: { label: say('Al het nieuws', 'All news'), target: to.page('news') },
        },
      }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén bericht, donkergroen', 'en-gb': 'One item, dark green' },
      block: say => ({
        type: 'latest-news',
        props: { title: say('Pas verschenen', 'Just published'), size: 1, background: 'deep' },
      }),
    },
    {
      id: 'projects',
      title: { 'nl-nl': 'Projecten, lichtgroen', 'en-gb': 'Projects, light green' },
      block: say => ({
        type: 'latest-news',
        props: {
          title: say('Nieuwste projecten', 'Newest projects'),
          types: [{ key: 'project', type: 'project' }],
          size: 5,
          background: 'tint',
        },
      }),
    },
  ],
}

const member = (key: string, name: string, role: string, description: string) => ({
  key,
  name,
  function: role,
  description,
  specialties: [],
  linkedin: '',
})

const three = (say: Say) => [
  {
    ...member(
      'first',
      'Marit de Wilde',
      say('Adviseur inkoop', 'Purchasing consultant'),
      say(
        'Was twaalf jaar inkoper en weet aan welke kant van de tafel de vragen horen.',
        'Was a buyer for twelve years and knows on which side of the table the questions belong.',
      ),
    ),
    specialties: [
      { key: 'buying', name: say('Inkoop', 'Purchasing') },
      { key: 'chains', name: say('Circulaire ketens', 'Circular supply chains') },
    ],
    linkedin: 'https://www.linkedin.com/',
  },
  member('second', 'Joris Haverkamp', say('Adviseur verslaglegging', 'Reporting consultant'), ''),
  member(
    'third',
    'Annemarijke van den Boogaard-Terpstra',
    say(
      'Programmamanager circulair bouwen en gebiedsontwikkeling',
      'Programme manager for circular construction',
    ),
    '',
  ),
]

const team: StyleGuideSection = {
  id: 'team',
  title: { 'nl-nl': 'Team', 'en-gb': 'Team' },
  states: [
    {
      id: 'members',
      title: { 'nl-nl': 'Met en zonder portret', 'en-gb': 'With and without a portrait' },
      block: (say, to) => ({
        type: 'team',
        props: {
          title: say('Aan tafel', 'At the table'),
          intro: say('U werkt met mensen, niet met een bureau.', 'You work with people, not with an agency.'),
          members: three(say),
        },
        __images: { members_first_image: picture(to, 'table', say('Een tafel', 'A table')) },
      }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén lid, donkergroen', 'en-gb': 'One member, dark green' },
      block: say => ({
        type: 'team',
        props: {
          title: say('Uw contactpersoon', 'Your contact'),
          members: three(say).slice(0, 1),
          background: 'deep',
        },
      }),
    },
    {
      id: 'pages',
      title: { 'nl-nl': 'Pagina’s van het team', 'en-gb': 'Pages of the team' },
      block: say => ({ type: 'team', props: { title: say('Ons team', 'Our team'), background: 'tint' } }),
    },
  ],
}

const trainingDates: StyleGuideSection = {
  id: 'training-dates',
  title: { 'nl-nl': 'Trainingsdata', 'en-gb': 'Training dates' },
  states: [
    {
      id: 'all',
      title: { 'nl-nl': 'Alle trainingen', 'en-gb': 'All training courses' },
      block: (say, to) => ({
        type: 'training-dates',
        props: {
          title: say('De eerstvolgende data', 'The next dates'),
          more: { label: say('Alle trainingen', 'All training courses'), target: to.page('training') },
        },
      }),
    },
    {
      id: 'deep',
      title: { 'nl-nl': 'Twee data, donkergroen', 'en-gb': 'Two dates, dark green' },
      block: say => ({
        type: 'training-dates',
        props: { title: say('Binnenkort', 'Coming up'), size: 2, background: 'deep' },
      }),
    },
  ],
}

const map: StyleGuideSection = {
  id: 'map',
  title: { 'nl-nl': 'Kaart van de omgeving', 'en-gb': 'Map' },
  states: [
    {
      id: 'drawn',
      title: { 'nl-nl': 'Getekend', 'en-gb': 'Drawn' },
      block: say => ({
        type: 'map',
        props: {
          title: say('Langskomen', 'Visit us'),
          address: 'Kwekerslaan 12\n3581 AB Utrecht',
          text: say(
            'Tien minuten lopen van het station. Fietsen kunnen op de binnenplaats.',
            'Ten minutes’ walk from the station. Bicycles may stand in the courtyard.',
          ),
        },
      }),
    },
    {
      id: 'picture',
      title: { 'nl-nl': 'Met eigen afbeelding, lichtgroen', 'en-gb': 'With an image, light green' },
      block: (say, to) => ({
        type: 'map',
        props: { address: 'Kwekerslaan 12\n3581 AB Utrecht', background: 'tint' },
        __images: { picture: picture(to, 'polder', say('De polder', 'The polder')) },
      }),
    },
  ],
}

/** Blocks that show people, pages, dates and places. */
export const peopleAndDatesSections: readonly StyleGuideSection[] = [latestNews, team, trainingDates, map]
