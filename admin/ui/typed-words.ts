import { type FocusEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Not those of passwords. */
const fields = 'textarea, input:is(:not([type]), [type=text], [type=url], [type=email], [type=tel])'
/** Fields whose words are a search or a choice, unless they take what is typed as it is. */
const choices = '[aria-haspopup=listbox]:not([data-words])'

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches(fields) && !target.closest('search')

/** Knows whether the fields inside an element hold words that differ from what they held before. */
export const useTypedWords = () => {
  const [before] = useState(() => new Map<Field, string>())
  return {
    /** For the element around the fields. */
    props: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isField(target) && !before.has(target)) before.set(target, target.value)
      },
    },
    hasTyped: (): boolean =>
      [...before].some(
        ([field, value]) =>
          field.isConnected && !field.matches(choices) && field.value.trim() !== value.trim(),
      ),
  }
}
