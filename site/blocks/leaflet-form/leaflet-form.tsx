import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { leafletDownload } from '../../forms/leaflet-download.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { isObject } from '../../rules/is-object.ts'
import { fileFacts } from '../download-list/file-facts.ts'
import { ownForm } from '../form-data.ts'
import { FormSection, Outcome, SiteForm } from '../form-section.tsx'
import type { leafletForm } from './leaflet-form.block.ts'

const { Attachment, Plain } = fieldsOf<typeof leafletForm>()

export const LeafletForm: BlockComponent<typeof leafletForm> = ({ props, block, view }) => {
  const { locale } = view.page
  const messages = formMessagesFor(locale)
  const details = ownForm(view, block, leafletDownload)?.action?.details ?? null
  const href = isObject(details) && typeof details.href === 'string' ? details.href : undefined
  return (
    <FormSection
      block={block}
      view={view}
      background={props.background}
      words={
        <>
          <Plain field="title" as="heading" />
          <Plain field="intro" as="p" className="form-block__intro" />
          <Attachment field="leaflet">
            {file => <p className="form-block__facts">{fileFacts(file, locale)}</p>}
          </Attachment>
        </>
      }
    >
      {href !== undefined ? (
        <Outcome title={messages.leafletReadyTitle}>
          <p>{messages.leafletReadyText}</p>
          <Attachment field="leaflet">
            {file => (
              <p className="form-action">
                <a className="button" href={href} download={file.fileName}>
                  {messages.leafletDownload}
                </a>
              </p>
            )}
          </Attachment>
        </Outcome>
      ) : (
        <SiteForm
          form={leafletDownload}
          block={block}
          view={view}
          privacy={props.privacy}
          submit={messages.leafletSend}
        />
      )}
    </FormSection>
  )
}
