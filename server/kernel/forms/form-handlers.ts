import type { Registry } from '@ximblox/blocks/registry'
import type { FormHandler } from './form-handler.ts'

/** The handlers of a site. */
export interface FormHandlers {
  /** The handler of a form; composed forms, `form:` and the key of their block, share the one of `form`. */
  of(formID: string): FormHandler | undefined
  all: readonly FormHandler[]
}

interface Declared {
  registry: Registry
  forms?: readonly FormHandler[]
}

/** Throws unless every declared form has exactly one handler. */
export const createFormHandlers = ({ registry, forms = [] }: Declared): FormHandlers => {
  const ids = forms.map(({ form }) => form.id)
  const errors = [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `the form "${id}" has two handlers`),
    ...[...registry.forms.keys()]
      .filter(id => !ids.includes(id))
      .map(id => `the form "${id}" has no handler`),
  ]
  if (errors.length > 0) throw new Error(`the handlers do not match the forms: ${errors.join('; ')}`)
  const handlers = new Map(forms.map(handler => [handler.form.id, handler]))
  return { of: formID => handlers.get(formID.split(':', 1)[0] ?? ''), all: forms }
}
