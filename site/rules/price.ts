import { keepByLocale } from './keep-by-locale.ts'

/** The rate of value added tax on trainings, in percent. */
export const vatRate = 21

/** An amount in euros including value added tax, rounded to cents. */
export const includingVat = (euros: number): number => Math.round(euros * (100 + vatRate)) / 100

/** An amount in euros as visitors of a locale read it; whole amounts have no cents. */
export const euros = (amount: number, locale: string): string =>
  (Number.isInteger(amount) ? wholeFormat : centsFormat)(locale).format(amount)

const euroFormat = (minimumFractionDigits: number) =>
  keepByLocale(
    locale =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      }),
  )

const wholeFormat = euroFormat(0)
const centsFormat = euroFormat(2)
