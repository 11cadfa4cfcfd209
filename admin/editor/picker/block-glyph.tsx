import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { BlockIcon } from '@ximblox/blocks/picker-appearance'
import BadgeEuro from 'lucide-react/icons/badge-euro'
import ChartColumn from 'lucide-react/icons/chart-no-axes-column'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CodeXml from 'lucide-react/icons/code-xml'
import Columns from 'lucide-react/icons/columns-2'
import FileDown from 'lucide-react/icons/file-down'
import Film from 'lucide-react/icons/film'
import Handshake from 'lucide-react/icons/handshake'
import Heading from 'lucide-react/icons/heading'
import Image from 'lucide-react/icons/image'
import Images from 'lucide-react/icons/images'
import Info from 'lucide-react/icons/info'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LayoutList from 'lucide-react/icons/layout-list'
import ListCollapse from 'lucide-react/icons/list-collapse'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Megaphone from 'lucide-react/icons/megaphone'
import Milestone from 'lucide-react/icons/milestone'
import Newspaper from 'lucide-react/icons/newspaper'
import Palette from 'lucide-react/icons/palette'
import PanelTop from 'lucide-react/icons/panel-top'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Quote from 'lucide-react/icons/quote'
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal'
import Table from 'lucide-react/icons/table'
import TextAlign from 'lucide-react/icons/text-align-start'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import classes from './block-picker.module.css'

const icons: Record<BlockIcon, typeof Image> = {
  action: Megaphone,
  divider: SeparatorHorizontal,
  figures: ChartColumn,
  logos: Handshake,
  notice: Info,
  palette: Palette,
  prices: BadgeEuro,
  steps: ListOrdered,
  table: Table,
  timeline: Milestone,
  accordion: ListCollapse,
  cards: LayoutGrid,
  columns: Columns,
  embed: CodeXml,
  files: FileDown,
  form: TextCursorInput,
  heading: Heading,
  hero: PanelTop,
  pages: Newspaper,
  image: Image,
  'image-and-text': LayoutList,
  images: Images,
  quote: Quote,
  tabs: PanelsTopLeft,
  text: TextAlign,
  video: Film,
}

const ofGroup: Record<BlockDefinition['group'], BlockIcon> = {
  text: 'text',
  media: 'image',
  layout: 'columns',
  lists: 'cards',
  forms: 'form',
}

/** The icon of a block type. */
export const BlockGlyph = ({ definition }: { definition: BlockDefinition | undefined }) => {
  const Icon = definition ? icons[definition.icon ?? ofGroup[definition.group]] : CircleHelp
  return <Icon size={14} strokeWidth={1.75} aria-hidden className={classes.glyph ?? ''} />
}
