import type { JsonObject } from 'ximblox'
import { breadcrumbData, JsonLd, type PageView } from 'ximblox/views'
import { breadcrumbsOf } from '../../theme/breadcrumbs-of.ts'
import { course } from './course.ts'
import { faqPage } from './faq-page.ts'
import { jobPosting } from './job-posting.ts'
import { newsArticle } from './news-article.ts'
import { organization } from './organization.ts'

/** What search engines learn about a page; nothing about a "not found" page. */
export const StructuredData = ({ view }: { view: PageView }) =>
  view.status === 404
    ? null
    : structuredData(view).map(data => <JsonLd key={JSON.stringify(data['@type'])} data={data} />)

export const structuredData = (view: PageView): JsonObject[] => {
  const crumbs = breadcrumbsOf(view)
  return [
    organization(view),
    crumbs.length > 1 ? breadcrumbData(crumbs, view.site) : undefined,
    typed(view),
    faqPage(view.blocks),
  ].filter(data => data !== undefined)
}

const typed = (view: PageView): JsonObject | undefined => {
  switch (view.page.type) {
    case 'news':
      return newsArticle(view)
    case 'training':
      return course(view)
    case 'vacancy':
      return jobPosting(view)
    default:
      return
  }
}
