import type { PublicPropsOf } from 'ximblox'
import { fileURL, type PagePartProps, type PageView, pageFilesGroup } from 'ximblox/views'
import { fileFacts } from '../blocks/download-list/file-facts.ts'
import { messagesFor } from '../messages/messages.ts'
import { SiteHeader } from '../theme/site-header.tsx'
import { documentFields } from './document-fields.ts'
import { Fact, Facts } from './facts.tsx'
import { optionLabel } from './option-label.ts'
import { PageHeader } from './page-header.tsx'
import { tagNames } from './tag-names.ts'

/** The header of tools and literature, with their download. */
export const DocumentHeader = ({
  props,
  view,
}: Pick<PagePartProps<PublicPropsOf<typeof documentFields>>, 'props' | 'view'>) => {
  const { page } = view
  const messages = messagesFor(page.locale)
  const { author, sector, summary, tags, year } = props
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <Facts>
          <Fact name={messages.author} value={author} />
          <Fact name={messages.year} value={year} />
          <Fact name={messages.sector} value={optionLabel(documentFields.sector, sector, page.locale)} />
          <Fact name={messages.tags} value={tagNames(view, tags)} />
        </Facts>
        <Download view={view} />
      </PageHeader>
    </>
  )
}

const Download = ({ view: { page, files } }: { view: PageView }) => {
  const use = page.files.file
  const file = use && files[use.fileID]
  const address = file ? fileURL(page.id, pageFilesGroup, use, file) : null
  if (!file || address === null) return null
  return (
    <p className="page-header__action">
      <a className="button" href={address} download={file.fileName}>
        {messagesFor(page.locale).download} ({fileFacts(file, page.locale)})
      </a>
    </p>
  )
}
