import { p, prose } from '../prose.ts'
import type { StarterLocale } from '../starter-page.ts'
import { typedPage } from '../typed-page.ts'

interface Texts {
  slug: string
  title: string
  summary: string
  alt: string
  story: string
  results: readonly (readonly [value: string, label: string])[]
}

const project = (
  name: string,
  facts: { client: string; sector: string; year: number; picture: string },
  texts: Record<StarterLocale, Texts>,
) => {
  const { picture, ...props } = facts
  const textsIn = (locale: StarterLocale, prefix: string) => {
    const { slug, title, summary, alt, story, results } = texts[locale]
    return {
      slug: `${prefix}/${slug}`,
      title,
      seoDescription: summary,
      summary,
      alt,
      body: prose(p(story)),
      props: { results: results.map(([value, label], index) => ({ key: `r${index}`, value, label })) },
    }
  }
  return typedPage(
    name,
    { type: 'project', picture, props: () => props },
    { 'nl-nl': textsIn('nl-nl', 'onswerk/projecten'), 'en-gb': textsIn('en-gb', 'our-work/projects') },
  )
}

export const projects = [
  project(
    'returning-crates',
    { client: 'Bakkerij Voorstraat', sector: '3', year: 2026, picture: 'workshop' },
    {
      'nl-nl': {
        slug: 'kratten-in-een-kring',
        title: 'Kratten in een kring',
        summary: 'Drie bakkers en hun groothandel ruilden wegwerpdozen voor een krat dat terugkomt.',
        alt: 'Een werkplaats waar kratten rondgaan in een kring',
        story:
          'De vrachtwagen reed leeg terug. Wij telden de dozen, brachten de bakkers aan één tafel en regelden in een week een proef. Na acht maanden had het krat zich terugverdiend.',
        results: [
          ['94%', 'van de kratten komt binnen een week terug'],
          ['€ 11.000', 'per jaar minder aan dozen'],
        ],
      },
      'en-gb': {
        slug: 'crates-in-a-circle',
        title: 'Crates in a circle',
        summary: 'Three bakers and their wholesaler exchanged throw-away boxes for a crate that comes back.',
        alt: 'A workshop where crates travel in a circle',
        story:
          'The lorry drove back empty. We counted the boxes, brought the bakers to one table and arranged a trial within a week. After eight months the crate had paid for itself.',
        results: [
          ['94%', 'of the crates come back within a week'],
          ['€11,000', 'less for boxes every year'],
        ],
      },
    },
  ),
  project(
    'school-without-gas',
    { client: 'Stichting De Polder', sector: '7', year: 2025, picture: 'polder' },
    {
      'nl-nl': {
        slug: 'scholen-van-het-gas',
        title: 'Elf scholen van het gas',
        summary: 'Een plan voor elf schoolgebouwen, in de volgorde waarin er toch al gebouwd werd.',
        alt: 'Een polder met molens onder een lage zon',
        story:
          'Niet het oudste gebouw ging eerst, maar het gebouw waar het dak toch al open moest. Zo bleef het plan binnen het onderhoud dat al begroot was.',
        results: [
          ['11', 'gebouwen in negen jaar'],
          ['−71%', 'gas in de eerste vier'],
        ],
      },
      'en-gb': {
        slug: 'schools-without-gas',
        title: 'Eleven schools without gas',
        summary: 'A plan for eleven school buildings, in the order in which they were being rebuilt anyway.',
        alt: 'A polder with windmills under a low sun',
        story:
          'Not the oldest building came first, but the one whose roof had to be opened anyway. So the plan stayed within the maintenance that was budgeted already.',
        results: [
          ['11', 'buildings in nine years'],
          ['−71%', 'gas in the first four'],
        ],
      },
    },
  ),
  project(
    'report-in-eighty-pages',
    { client: 'Noordwerk Techniek', sector: '1', year: 2025, picture: 'report' },
    {
      'nl-nl': {
        slug: 'verslag-in-tachtig-bladzijden',
        title: 'Een verslag in tachtig bladzijden',
        summary: 'Van tweehonderd bladzijden bijlagen naar één verslag dat de eigen mensen lezen.',
        alt: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
        story:
          'We begonnen met één blad waar de directie het over eens was. Wat daar niet op paste, ging naar een bijlage of naar de prullenbak.',
        results: [
          ['80', 'bladzijden in plaats van 200'],
          ['3', 'doelen met een naam erbij'],
        ],
      },
      'en-gb': {
        slug: 'a-report-in-eighty-pages',
        title: 'A report in eighty pages',
        summary: 'From two hundred pages of annexes to one report that the company’s own people read.',
        alt: 'An open report with three overlapping circles',
        story:
          'We began with one sheet that the board agreed on. Whatever did not fit on it went to an annex, or to the bin.',
        results: [
          ['80', 'pages instead of 200'],
          ['3', 'goals with a name beside them'],
        ],
      },
    },
  ),
  project(
    'timber-street',
    { client: 'Woonstede', sector: '2', year: 2024, picture: 'seedlings' },
    {
      'nl-nl': {
        slug: 'een-straat-van-hout',
        title: 'Een straat van hout',
        summary: 'Vierentwintig huurwoningen van hout, met een contract dat ook het uit elkaar halen regelt.',
        alt: 'Vijf zaailingen op een rij, elk hoger dan de vorige',
        story:
          'De aannemer wilde wel, de verzekeraar niet. Wij rekenden voor wat een brandweerman al wist, en schreven in het contract wie de balken over zestig jaar terugkrijgt.',
        results: [
          ['24', 'woningen in één bouwstroom'],
          ['540 ton', 'CO₂ vastgelegd in het hout'],
        ],
      },
      'en-gb': {
        slug: 'a-street-of-timber',
        title: 'A street of timber',
        summary: 'Twenty-four rented homes of timber, with a contract that also covers taking them apart.',
        alt: 'Five seedlings in a row, each taller than the last',
        story:
          'The builder was willing, the insurer was not. We did the sums that a fire officer knew already, and wrote into the contract who gets the beams back in sixty years.',
        results: [
          ['24', 'homes in one building stream'],
          ['540 tonnes', 'of CO₂ stored in the timber'],
        ],
      },
    },
  ),
]
