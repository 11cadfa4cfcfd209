import { Link } from '@tanstack/react-router'
import type { RequestRow } from '@ximblox/contract/publication'
import classes from './requests-screen.module.css'

/** Leads to what would change for visitors. */
export const RequestLink = ({ request }: { request: RequestRow }) => {
  const { pageID, publishedVersionID, versionID, title } = request
  const search = {
    ...(publishedVersionID !== 0 && { from: String(publishedVersionID) }),
    until: String(versionID),
  }
  return (
    <Link to="/pages/$id/compare" params={{ id: String(pageID) }} search={search} className={classes.title}>
      {title}
    </Link>
  )
}
