/** The URL to open after logging in; never outside the admin area. */
export const returnTo = (wanted: unknown): string => {
  const base = 'https://admin.invalid'
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, base)) return start
  const url = new URL(wanted, base)
  const isOurs = url.origin === base && url.pathname !== '/login'
  return isOurs ? url.pathname + url.search + url.hash : start
}

const start = '/dashboard'
