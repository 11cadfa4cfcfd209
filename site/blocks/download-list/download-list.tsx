import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { downloadList } from './download-list.block.ts'
import { fileFacts } from './file-facts.ts'

const { Items, Plain } = fieldsOf<typeof downloadList>()

export const DownloadList: BlockComponent<typeof downloadList> = ({ view }) => (
  <section className="download-list">
    <div className="wrap">
      <Plain field="title" as="heading" className="download-list__title" />
      <Items field="files" as="ul" className="download-list__files">
        {({ name }, { Attachment, Plain }) => (
          <li className="download-list__file">
            <Attachment field="file">
              {(file, address) => (
                <p className="download-list__line">
                  <a className="download-list__link" href={address} download={file.fileName}>
                    {name === '' ? file.fileName : <Plain field="name" />}
                  </a>
                  <span className="download-list__facts">{fileFacts(file, view.page.locale)}</span>
                </p>
              )}
            </Attachment>
            <Plain field="text" as="p" className="download-list__text" />
          </li>
        )}
      </Items>
    </div>
  </section>
)
