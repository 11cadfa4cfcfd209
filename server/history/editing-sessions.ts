import type { VersionKind } from '@ximblox/contract/history'

export interface VersionFacts {
  id: number
  authorID: number | null
  kind: VersionKind
  updatedAt: Date
}

/** Versions of one author in a row, the last of which is `after`. */
export interface EditingSession {
  authorID: number | null
  /** The version that they began with. */
  previous: number
  after: number
}

export interface ChangesSince {
  /** The version before one began to write; null when one began the page. */
  before: number | null
  mine: number
  now: number
  /** Where others merged since. */
  merges: EditingSession[]
}

/** What belongs to one sitting of an author: earlier work is known to those who come later. */
const sessionHours = 12

/** What happened since one's own last version, given the versions of a page, oldest first; null for nothing to tell. */
export const changesSinceOwn = (versions: readonly VersionFacts[], userID: number): ChangesSince | null => {
  const last = versions.findLastIndex(({ authorID }) => authorID === userID)
  const [mine, now] = [versions[last], versions.at(-1)]
  if (!mine || !now || mine === now) return null
  const isOwnSession = ({ authorID, updatedAt }: VersionFacts) =>
    authorID === userID && mine.updatedAt.getTime() - updatedAt.getTime() < sessionHours * 3_600_000
  const before = versions.slice(0, last).findLast(version => !isOwnSession(version))
  const merges = editingSessionsIn(versions.slice(last)).filter(({ versions: own }) =>
    own.some(({ kind }) => kind === 'merged'),
  )
  return merges.length === 0
    ? null
    : { before: before?.id ?? null, mine: mine.id, now: now.id, merges: merges.map(({ session }) => session) }
}

/** The sittings after the first version. */
const editingSessionsIn = ([first, ...others]: readonly VersionFacts[]) => {
  const found: { session: EditingSession; versions: VersionFacts[] }[] = []
  let previous = first
  for (const version of others) {
    const last = found.at(-1)
    if (last?.session.authorID === version.authorID) {
      last.session.after = version.id
      last.versions.push(version)
    } else {
      const { authorID, id } = version
      found.push({ session: { authorID, previous: previous?.id ?? id, after: id }, versions: [version] })
    }
    previous = version
  }
  return found
}
