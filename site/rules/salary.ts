import { euros } from './price.ts'

interface Salary {
  from: number | null
  to: number | null
}

/** The salary as visitors of a locale read it; "" without one. */
export const salaryText = ({ from, to }: Salary, locale: string): string =>
  [...new Set([from, to].filter(amount => amount !== null))].map(amount => euros(amount, locale)).join('–')
