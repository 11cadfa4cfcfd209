import type { VersionKind } from '@ximblox/contract/history'

export interface VersionFacts {
  id: number
  authorID: number | null
  kind: VersionKind
  updatedAt: Date
}

/** Consecutive versions of one author. `after` is the last of them. */
export interface EditingSession {
  authorID: number | null
  /** The version they started from. */
  previous: number
  after: number
}

export interface ChangesSince {
  /** The version before the user's own work; null when the user created the page. */
  before: number | null
  mine: number
  now: number
  /** Merges by others since then. */
  merges: EditingSession[]
}

/** Versions within this time belong to one editing session. Anyone who edits later has seen earlier work. */
const sessionHours = 12

/**
 * The merges since the user's own last version, given the versions of a page, oldest first. Null when there are none.
 */
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

/** The editing sessions after the first version. */
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
