import type { PagePartComponent } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { SiteHeader } from '../../theme/site-header.tsx'
import { Fact, Facts } from '../facts.tsx'
import { HeaderPicture } from '../header-picture.tsx'
import { optionLabel } from '../option-label.ts'
import { PageHeader } from '../page-header.tsx'
import { tagNames } from '../tag-names.ts'
import { project } from './project.page-type.ts'

export const ProjectHeader: PagePartComponent<typeof project> = ({ props, view }) => {
  const { page } = view
  const messages = messagesFor(page.locale)
  const { client, results, sector, summary, tags, year } = props
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <Facts>
          <Fact name={messages.client} value={client} />
          <Fact name={messages.sector} value={optionLabel(project.fields.sector, sector, page.locale)} />
          <Fact name={messages.year} value={year} />
          <Fact name={messages.tags} value={tagNames(view, tags)} />
        </Facts>
        {results.length > 0 && (
          <ul className="results" aria-label={messages.results}>
            {results.map(({ key, value, label }) => (
              <li key={key} className="results__figure">
                <strong className="results__value">{value}</strong> {label}
              </li>
            ))}
          </ul>
        )}
        <HeaderPicture view={view} />
      </PageHeader>
    </>
  )
}
