import type { HistoryRow } from '@ximblox/contract/history'
import { versionIDOf } from '@ximblox/contract/rules/ids'

interface Shown<Row> {
  row: Row
  /** The version before it; undefined for the first, and for the oldest of those listed. */
  previous: Row | undefined
}

/** The version that a URL names, by default the latest; undefined if it is not listed. */
export const shownVersion = <Row extends Pick<HistoryRow, 'versionID'>>(
  versions: readonly Row[],
  named: string | undefined,
): Shown<Row> | undefined => {
  const index =
    named === undefined ? 0 : versions.findIndex(({ versionID }) => versionID === versionIDOf(named))
  const row = versions[index]
  return row && { row, previous: versions[index + 1] }
}
