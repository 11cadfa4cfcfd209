/** The state of a list; absent values are at their default. */
export interface ListParams {
  page?: string
  q?: string
  sort?: string
  order?: string
}

/** The search parameters of the admin area's URLs. */
export interface Search extends ListParams {
  locale?: string
  /** State that pages are listed by, and `me` for those that one works at. */
  state?: string
  by?: string
  /** Page type that a new page is to be of. */
  type?: string
  /** Role and status that users are listed by. */
  role?: string
  status?: string
  /** Kind of action and days that the audit log is listed by. */
  kind?: string
  from?: string
  until?: string
  /** Folder of the library, how it is shown, and the file whose details are open. */
  folder?: string
  /** `all` where the library is searched in all folders. */
  in?: string
  view?: string
  file?: string
  /** Menu whose entries are shown. */
  menu?: string
  /** Where to go after logging in. */
  to?: string
}

/** The search without some of its keys. */
export const without = (search: Search, keys: readonly (keyof Search)[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some(left => left === key)))

const names = [
  ...(['page', 'q', 'sort', 'order', 'locale', 'state', 'by', 'type', 'role', 'status'] as const),
  ...(['kind', 'from', 'until', 'to', 'folder', 'in', 'view', 'file', 'menu'] as const),
]

export const readSearch = (search: Record<string, unknown>): Search =>
  Object.fromEntries(names.flatMap(name => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))
