import type { BlockDefinition } from '@ximblox/blocks/define-block'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Columns from 'lucide-react/icons/columns-2'
import Image from 'lucide-react/icons/image'
import LayoutList from 'lucide-react/icons/layout-list'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Type from 'lucide-react/icons/type'
import classes from './block-picker.module.css'

type Group = BlockDefinition['group']

const icons: Record<Group, typeof Type> = {
  text: Type,
  media: Image,
  layout: Columns,
  lists: LayoutList,
  forms: TextCursorInput,
}

/** What kind of block it is, at a glance. */
export const BlockGlyph = ({ group, size = 14 }: { group: Group | undefined; size?: number }) => {
  const Icon = group ? icons[group] : CircleHelp
  return <Icon size={size} strokeWidth={1.75} aria-hidden className={classes.glyph ?? ''} />
}
