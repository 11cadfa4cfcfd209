import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import type { ReactNode } from 'react'
import { useCanvas } from '../canvas-context.ts'
import type { Writing } from '../canvas-state.ts'
import { labelOf, placeholderOf } from './label-of.ts'
import { useInterimWriting } from './use-interim-writing.ts'

interface Props {
  part: RichPart
  interim: Writing
}

/**
 * Takes the place of one paragraph of a formatted text until its editor is loaded. What is typed there is on the page at
 * once, as plain text.
 */
export const InterimText = ({ part, interim }: Props): ReactNode => {
  const { bridge } = useCanvas()
  const { area, take, press, paste, goOn, compose, isFailed, hasPictures } = useInterimWriting(part, interim)
  return (
    <>
      <textarea
        ref={area}
        className="ximblox-interim"
        aria-label={labelOf(bridge, part)}
        placeholder={placeholderOf(bridge, part)}
        onInput={take}
        onKeyDown={press}
        onPaste={paste}
        onFocus={goOn}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
      />
      {(isFailed || hasPictures) && (
        <output className="ximblox-interim-note">
          {hasPictures ? bridge.texts.interimPictures : bridge.texts.interim}
        </output>
      )}
    </>
  )
}
