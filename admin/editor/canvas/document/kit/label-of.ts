import { labelIn } from '@ximblox/blocks/label'
import type { FieldPart } from '@ximblox/blocks/render/kit-parts'
import { fieldOf } from '../../../state/field-of.ts'
import type { Bridge } from '../../bridge.ts'

type Place = Pick<FieldPart, 'block' | 'path'>

/** The label of a field in the interface language. */
export const labelOf = ({ editor, language }: Bridge, { block, path }: Place): string =>
  labelIn(fieldOf(editor, block.key, path)?.label ?? '', language, editor.registry.interfaceLanguages)

/** The placeholder of an empty text. */
export const placeholderOf = (bridge: Bridge, place: Place): string =>
  bridge.texts.unwritten(labelOf(bridge, place))
