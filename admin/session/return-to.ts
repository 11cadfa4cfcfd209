/** The URL to open after logging in; never outside the admin area. */
export const returnTo = (target: unknown): string => {
  const base = 'https://admin.invalid'
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, base)) return startPath
  const url = new URL(target, base)
  const isOurs = url.origin === base && url.pathname !== '/login'
  return isOurs ? url.pathname + url.search + url.hash : startPath
}

const startPath = '/dashboard'
