import { callout, h2, list, p, prose } from '../prose.ts'
import { callToAction } from '../sections.ts'
import type { StarterLocale } from '../starter-page.ts'
import { tuesdayIn, typedPage } from '../typed-page.ts'
import { vacancyTexts } from './vacancy-texts.ts'

const shared = {
  'nl-nl': {
    prefix: 'over-ons/vacatures',
    search: 'Vacature bij SOM in Utrecht.',
    work: 'Het werk',
    bring: 'Wat u meebrengt',
    offer: 'Wat u van ons krijgt',
    offers: [
      'Zes weken vakantie en elke tweede vrijdag vrij',
      'Een tiende van uw tijd voor iets dat u wilt leren',
      'Winst die in december gelijk wordt verdeeld',
    ],
    address: 'mailto:werk@som.example',
    next: {
      title: 'Eerst iets vragen?',
      text: 'Bel of schrijf ons. U krijgt iemand die het werk zelf doet.',
      label: 'Neem contact op',
    },
  },
  'en-gb': {
    prefix: 'about-us/vacancies',
    search: 'A vacancy at SOM in Utrecht.',
    work: 'The work',
    bring: 'What you bring',
    offer: 'What we offer',
    offers: [
      'Six weeks’ holiday, and every other Friday off',
      'A tenth of your time for something you want to learn',
      'Profits shared out equally in December',
    ],
    address: 'mailto:jobs@som.example',
    next: {
      title: 'A question first?',
      text: 'Ring or write to us. You will speak to someone who does the work.',
      label: 'Get in touch',
    },
  },
}

/** The vacancies; their closing dates depend on the day of loading. */
export const vacancyPages = vacancyTexts.map(({ name, facts: { weeksOpen, ...facts }, texts }) => {
  const textsIn = (locale: StarterLocale) => {
    const { slug, title, summary, hours, salaryNote, work, bring, remark } = texts[locale]
    const common = shared[locale]
    return {
      slug: `${common.prefix}/${slug}`,
      title,
      seoDescription: `${summary} ${common.search}`,
      summary,
      alt: '',
      body: prose(
        h2(common.work),
        ...work.map(text => p(text)),
        h2(common.bring),
        list(...bring),
        h2(common.offer),
        list(...common.offers),
        callout('tip', p(remark)),
      ),
      props: { hours, salaryNote, location: 'Utrecht', apply: { url: common.address } },
    }
  }
  return typedPage(
    name,
    {
      type: 'vacancy',
      props: () => ({ ...facts, closesOn: tuesdayIn(weeksOpen) }),
      after: (to, locale) => [callToAction(shared[locale].next, to.page('contact'))],
    },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
})
