import { type StarterLocale, starterPage } from '../starter-page.ts'

interface Texts {
  role: string
  description: string
  specialties: readonly string[]
}

const member = (slug: string, name: string, texts: Record<StarterLocale, Texts>) =>
  starterPage({
    name: `team-${slug}`,
    type: 'team',
    texts: {
      'nl-nl': {
        ...texts['nl-nl'],
        slug: `over-ons/team/${slug}`,
        title: name,
        seoDescription: texts['nl-nl'].description,
      },
      'en-gb': {
        ...texts['en-gb'],
        slug: `about-us/team/${slug}`,
        title: name,
        seoDescription: texts['en-gb'].description,
      },
    },
    props: ({ role, description, specialties }) => ({
      name,
      function: role,
      description,
      specialties: specialties.map((specialty, index) => ({ key: `s${index}`, name: specialty })),
    }),
    blocks: () => [],
  })

export const members = [
  member('marit-de-wilde', 'Marit de Wilde', {
    'nl-nl': {
      role: 'Adviseur inkoop',
      description: 'Was twaalf jaar inkoper en weet aan welke kant van de tafel de vragen horen.',
      specialties: ['Inkoop', 'Circulaire ketens'],
    },
    'en-gb': {
      role: 'Purchasing consultant',
      description: 'Was a buyer for twelve years and knows on which side of the table the questions belong.',
      specialties: ['Purchasing', 'Circular chains'],
    },
  }),
  member('joris-haverkamp', 'Joris Haverkamp', {
    'nl-nl': {
      role: 'Adviseur verslaglegging',
      description:
        'Rekent voetafdrukken door tot ze kloppen en schrijft ze daarna zo op dat iemand ze leest.',
      specialties: ['Verslaglegging', 'CO₂-berekening'],
    },
    'en-gb': {
      role: 'Reporting consultant',
      description:
        'Checks footprints until they are right, and then writes them down so that somebody reads them.',
      specialties: ['Reporting', 'Carbon accounting'],
    },
  }),
  member('sanne-okafor', 'Sanne Okafor', {
    'nl-nl': {
      role: 'Directeur',
      description:
        'Begeleidt directies die een besluit voor zich uit schuiven, en heeft er zelf ook een paar gehad.',
      specialties: ['Strategie', 'Bestuur', 'Bouw'],
    },
    'en-gb': {
      role: 'Director',
      description: 'Works with boards that put off a decision, and has put off a few herself.',
      specialties: ['Strategy', 'Governance', 'Construction'],
    },
  }),
]
