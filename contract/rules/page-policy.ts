type Secure = `https://${string}`

/**
 * The origins besides its own from which the pages of a site may load something, or to which they may send something,
 * such as `https://stats.example.org`.
 */
export interface PagePolicy {
  /** Of scripts; what these origins send can do everything that a page can. */
  scripts?: readonly Secure[]
  styles?: readonly Secure[]
  fonts?: readonly Secure[]
  images?: readonly Secure[]
  /** Of audio, video and their subtitles. */
  media?: readonly Secure[]
  /** To which scripts send requests. */
  connections?: readonly (Secure | `wss://${string}`)[]
  /** Of frames, besides the players of YouTube and Vimeo. */
  frames?: readonly Secure[]
  /** To which forms are sent. */
  forms?: readonly Secure[]
}

/** True for what may stand in a policy: wildcards, paths and other directives cannot. */
export const isSecureOrigin = (text: string): boolean => secureOrigin.test(text)

const host = String.raw`(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$`
const secureOrigin = new RegExp(`^https://${host}`)
const secureSocket = new RegExp(`^wss://${host}`)

const kinds: readonly string[] = [
  'scripts',
  'styles',
  'fonts',
  'images',
  'media',
  'connections',
  'frames',
  'forms',
] satisfies (keyof PagePolicy)[]

/** The errors of a policy, which may be written without TypeScript. */
export const policyErrors = (policy: object = {}): string[] =>
  Object.entries(policy).flatMap(([kind, origins]: [string, unknown]) => {
    if (!kinds.includes(kind)) return [`a policy has no "${kind}"; it has ${kinds.join(', ')}`]
    if (!Array.isArray(origins)) return [`the policy for ${kind} is not a list`]
    return origins
      .map(String)
      .filter(origin => !isSecureOrigin(origin) && !(kind === 'connections' && secureSocket.test(origin)))
      .map(
        origin =>
          `the policy for ${kind}: "${origin}" is no origin with https, without path and wildcard, such as "https://stats.example.org"`,
      )
  })
