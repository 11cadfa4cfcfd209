import { type BlockComponent, fieldsOf, OneField } from 'ximblox/views'
import { composedForm, fieldName } from '../../forms/composed-form.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { isSent } from '../form-data.ts'
import { FormSection, Outcome, SiteForm } from '../form-section.tsx'
import type { form } from './form.block.ts'

const { Items, Plain } = fieldsOf<typeof form>()

export const ComposedForm: BlockComponent<typeof form> = ({ props, block, data, view }) => {
  const messages = formMessagesFor(view.page.locale)
  const definition = composedForm(props, block.key)
  return (
    <FormSection
      block={block}
      view={view}
      background={props.background}
      words={
        <>
          <Plain field="title" as="heading" />
          <Plain field="intro" as="p" className="form-block__intro" />
        </>
      }
    >
      {isSent(view, block, data) ? (
        <Outcome title={messages.sentTitle}>
          <Plain field="thanks" as="p" />
        </Outcome>
      ) : (
        <SiteForm
          form={definition}
          block={block}
          view={view}
          privacy={props.privacy}
          submit={props.button.trim() || messages.send}
          renderFields={scope => (
            <Items field="fields" className="form__fields">
              {(item, { Plain }) => {
                const name = fieldName(item)
                const field = definition.fields[name]
                if (!field) return null
                return (
                  <OneField
                    scope={{ ...scope, label: <Plain field="label" /> }}
                    field={field}
                    path={name}
                    beside={definition.fields}
                  />
                )
              }}
            </Items>
          )}
        />
      )}
    </FormSection>
  )
}
