import { PagePicture, type PageView } from 'ximblox/views'

/** The image of a page, wide, below its title. */
export const HeaderPicture = ({ view: { page, files } }: { view: PageView }) => (
  <PagePicture
    pageID={page.id}
    image={page.images.image}
    files={files}
    className="page-header__image"
    sizes="(width >= 85rem) 78rem, 90vw"
    priority
  />
)
