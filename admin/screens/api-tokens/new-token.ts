/** What is entered for a new token. */
export interface NewToken {
  name: string
  /** The id of a role; "" until one is chosen. */
  role: string
  /** Empty means all. */
  locales: string[]
  pageTypes: string[]
  /** "" means that it does not expire. */
  days: string
  /** One origin on each line. */
  origins: string
}

export const expiryDays = [30, 90, 365] as const

export const emptyToken: NewToken = {
  name: '',
  role: '',
  locales: [],
  pageTypes: [],
  days: '365',
  origins: '',
}

/** The request that creates the token. */
export const tokenBody = ({ name, role, locales, pageTypes, days, origins }: NewToken, now: Date) => ({
  name,
  role: Number(role),
  locales: locales.length > 0 ? locales : null,
  pageTypes: pageTypes.length > 0 ? pageTypes : null,
  origins: [...new Set(origins.split('\n').map(originOf))].filter(origin => origin !== ''),
  expiresAt: days === '' ? null : new Date(now.getTime() + Number(days) * 86_400_000).toISOString(),
})

/** Addresses are copied from the browser with their paths. */
const originOf = (line: string): string => {
  const text = line.trim()
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url.origin : text
}
