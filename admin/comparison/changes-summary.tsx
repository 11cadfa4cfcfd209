import type { VersionID } from '@ximblox/contract/ids'
import classes from './changes-summary.module.css'
import { useChanges } from './use-changes.ts'
import { useSummary } from './use-summary.ts'

interface Props {
  /** 0 if no version is published. */
  publishedVersionID: VersionID
  versionID: VersionID
}

/** What publishing a version would change, in one line. Lists show it for each row, so a failure stays silent. */
export const ChangesSummary = ({ publishedVersionID, versionID }: Props) => {
  const summary = useSummary()
  const { data } = useChanges(publishedVersionID, versionID)
  return <span className={classes.summary}>{data !== undefined && summary(data)}</span>
}
