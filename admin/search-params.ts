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
  /** State of the listed pages. */
  state?: string
  by?: string
  /** The kind of work that the page overview shows. */
  show?: string
  /** The id of the tag of the listed pages. */
  tag?: string
  /** Type of the new page, and the slug of the page above it. */
  type?: string
  under?: string
  /** Role and status of the listed users. */
  role?: string
  status?: string
  /** Kind or action of the listed audit log entries, the id of their page, and their dates. */
  kind?: string
  about?: string
  from?: string
  until?: string
  /** The version shown in the history of a page. */
  version?: string
  /** Folder of the media library, how it is displayed, and the file whose details are open. */
  folder?: string
  /** `all` to search all folders of the media library. */
  in?: string
  view?: string
  file?: string
  /** The menu to edit. */
  menu?: string
  /** Where to continue after logging in. */
  to?: string
}

/** Returns the search parameters without these keys. */
export const without = (search: Search, keys: readonly (keyof Search)[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some(omitted => omitted === key)))

const names = [
  ...([
    'page',
    'q',
    'sort',
    'order',
    'locale',
    'state',
    'by',
    'show',
    'tag',
    'type',
    'under',
    'role',
    'status',
  ] as const),
  ...(['kind', 'about', 'from', 'until', 'to', 'folder', 'in', 'view', 'file', 'menu', 'version'] as const),
]

/** All our values are texts: TanStack Router would make numbers of `?q=2026`, whatever its parser returns. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

export const readSearch = (search: Record<string, unknown>): Search =>
  Object.fromEntries(names.flatMap(name => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))
