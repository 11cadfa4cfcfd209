import { Link } from '@tanstack/react-router'
import type { RequestRow } from '@ximblox/contract/publication'
import textClasses from '../ui/text.module.css'

/** Leads to a comparison with the published version. */
export const RequestLink = ({ request }: { request: RequestRow }) => {
  const { pageID, versionID, title } = request
  return (
    <Link
      to="/pages/$id/compare"
      params={{ id: String(pageID) }}
      search={{ until: String(versionID) }}
      className={textClasses.nameLink}
    >
      {title}
    </Link>
  )
}
