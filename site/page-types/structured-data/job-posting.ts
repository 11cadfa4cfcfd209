import { type Json, type JsonObject, plainText, walkBlocks } from 'ximblox'
import type { PageView } from 'ximblox/views'
import { vacancyState } from '../../rules/vacancy-state.ts'
import { organization } from './organization.ts'
import { descriptionOf, urlOf } from './page-facts.ts'
import { withoutEmpty } from './without-empty.ts'

/** The job of a vacancy; none once it is closed, because search engines must not offer it then. */
export const jobPosting = (view: PageView): JsonObject | undefined => {
  const { page } = view
  const { closesOn, employment, location, country } = page.props
  const day = typeof closesOn === 'string' ? closesOn : ''
  if (vacancyState(day, new Date(view.now)) === 'closed') return
  const { '@context': _context, ...hiring } = organization(view)
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: page.title,
    description: jobDescription(view),
    url: urlOf(view),
    datePosted: page.publishedAt?.slice(0, 10),
    validThrough: day && `${day}T23:59:59`,
    employmentType: typeof employment === 'string' ? employmentTypes[employment] : undefined,
    hiringOrganization: hiring,
    jobLocation: typeof location === 'string' && location !== '' ? placeOf(location, country) : undefined,
    baseSalary: salaryOf(page.props),
    directApply: false,
    inLanguage: page.locale,
  })
}

const employmentTypes: Readonly<Record<string, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** Search engines want the whole description of a job: the summary and the texts of the page. */
const jobDescription = (view: PageView): string => {
  const texts = [descriptionOf(view)]
  walkBlocks(view.blocks, ({ type, props: { body } }) => {
    if (type === 'rich-text' && body !== undefined) texts.push(plainText(body))
  })
  return texts.filter(text => text !== '').join('\n')
}

const placeOf = (town: string, country: Json | undefined): JsonObject => ({
  '@type': 'Place',
  address: withoutEmpty({ '@type': 'PostalAddress', addressLocality: town, addressCountry: country }),
})

const salaryOf = ({ salaryFrom, salaryTo }: JsonObject): JsonObject | undefined => {
  const amounts = [salaryFrom, salaryTo].filter(amount => typeof amount === 'number')
  if (amounts.length === 0) return
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...amounts),
      maxValue: Math.max(...amounts),
      unitText: 'MONTH',
    },
  }
}
