import { labelIn } from '@ximblox/blocks/label'
import type { FieldPart } from '@ximblox/blocks/render/kit-parts'
import { fieldOf } from '../../../state/field-of.ts'
import type { Bridge } from '../../bridge.ts'

type Place = Pick<FieldPart, 'block' | 'path'>

/** What a field is called in the language of the interface. */
export const labelOf = ({ editor, language }: Bridge, { block, path }: Place): string =>
  labelIn(fieldOf(editor, block.key, path)?.label ?? '', language, editor.registry.interfaceLanguages)

/** What stands in the place of a text that is not written yet. */
export const placeholderOf = (bridge: Bridge, place: Place): string =>
  bridge.words.unwritten(labelOf(bridge, place))
