import { apiPath, apiPrefix } from '@ximblox/contract/api-path'

/** A request that anybody may send. */
export interface FloodRequest {
  method?: 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
  /** Sent with the token of an anonymous session, like a browser does. */
  withToken?: true
}

/** Where the contact form is. */
export interface FormBlock {
  pageID: number
  blockKey: string
}

const random = () => Math.random().toString(36).slice(2)
const call = (path: string, body: unknown): FloodRequest => ({
  method: 'POST',
  path: apiPrefix + path,
  body,
  withToken: true,
})
/** A form, as browsers send it without scripts. */
const form = (path: string, fields: Record<string, string>): FloodRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(fields).toString(),
})
const words = 'de het een van in op en met voor training som groep leren werk samen'.split(' ')

/** What others do all the time, to compare with. */
export const control = 'unknown paths'

/** The dearest requests that are known, for each kind that anybody may send. A function makes each one different. */
export const floods: Readonly<Record<string, (form: FormBlock) => FloodRequest>> = {
  [control]: () => ({ path: `/${random()}` }),
  'pages that a list does not have': () => ({ path: `/actueel?page=${2 + Math.floor(Math.random() * 1e6)}` }),
  'a path of slashes': () => ({ path: `/${'/'.repeat(1_800)}${random()}` }),
  'a deep path': () => ({ path: `/${'a/'.repeat(850)}${random()}` }),
  'the search page': () => ({ path: `/zoeken?q=${words.join('+')}+${random()}` }),
  'get-by-slug-query': () => ({
    path: apiPath('/page/get-by-slug-query', {}, { slug: `/${'/'.repeat(1_900)}${random()}` }),
  }),
  'get-by-slug of a page': () => call('/page/get-by-slug', { slug: '/' }),
  'get-pages': () => call('/page/get-pages', {}),
  'get-multiple': () =>
    call('/page/get-multiple', { pageIDs: Array.from({ length: 200 }, (_, index) => index + 1) }),
  'get-sibling-slugs': () => ({ path: `${apiPrefix}/page/get-sibling-slugs/1` }),
  search: () => call('/search/search', { term: `som ${random()}`, count: 25 }),
  'search for many words': () =>
    call('/search/search', { term: `${words.join(' ')} ${random()}`, count: 25 }),
  'tags/search': () => call('/tags/search', { term: '' }),
  'settings/get': () => ({ path: `${apiPrefix}/settings/get` }),
  'a large body': () => call('/page/get-multiple', { pageIDs: Array.from({ length: 8_000 }, () => 1) }),
  'cookies that are made up': () => ({
    path: `${apiPrefix}/settings/get`,
    headers: { cookie: `session=u.${random()}${random()}` },
  }),
  'tokens that are made up': () => ({
    path: `${apiPrefix}/settings/get`,
    headers: {
      authorization: `Bearer xim_${(random() + random() + random() + random()).padEnd(43, 'x').slice(0, 43)}`,
    },
  }),
  'logging in': () => call('/auth/login', { email: `${random()}@example.org`, password: random() }),
  'forgotten passwords': () => call('/auth/forgot-password', { email: `${random()}@example.org` }),
  'resetting a password': () => {
    const password = `Aa1!${random()}`
    return call('/auth/reset-account', { token: 'x'.repeat(43), password, confirm: password })
  },
  'a form by the API': block =>
    call('/forms/contact/submit', { ...block, name: random(), email: `${random()}@example.org` }),
  'a form of a page': () => form('/contact', { form: 'contact', name: random() }),
  'links of forms': () => ({ path: `/?form=newsletter&token=${random()}${random()}` }),
  files: () => ({ path: `${apiPrefix}/medialib/get-page-file/1/1/${random()}/x.png` }),
  'shared files': () => ({ path: `${apiPrefix}/medialib/shared/1/${random()}/x.png` }),
  'preview links': () => ({ path: `/preview/share/${random()}${random()}` }),
}
