import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import { useSyncExternalStore } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { askForLink } from '../rich-text/ask-for-link.ts'
import type { Format, RichTextEditor } from '../rich-text/rich-text-editor.ts'
import { Tool } from './tool.tsx'

const icons = {
  bold: Bold,
  italic: Italic,
  heading2: Heading2,
  heading3: Heading3,
  heading4: Heading4,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
} satisfies Record<Format, unknown>
const formats = Object.keys(icons) as Format[]

/** The formatting tools of the text being edited. */
export const TextToolbar = ({ text }: { text: RichTextEditor }) => {
  const { bridge } = useCanvas()
  const { texts } = bridge
  const active = useSyncExternalStore(text.subscribe, () => formats.filter(text.isActive).join())
  const isLinked = useSyncExternalStore(text.subscribe, text.isLinked)
  const labels: Record<Format, string> = {
    bold: texts.bold,
    italic: texts.italic,
    heading2: texts.heading(2),
    heading3: texts.heading(3),
    heading4: texts.heading(4),
    bulletList: texts.bulletList,
    orderedList: texts.orderedList,
    blockquote: texts.quote,
  }
  return (
    <div className="bar" role="toolbar" aria-label={texts.formatting}>
      {formats.map(format => (
        <Tool
          key={format}
          icon={icons[format]}
          label={labels[format]}
          pressed={active.split(',').includes(format)}
          onUse={() => text.toggle(format)}
        />
      ))}
      <Tool icon={LinkIcon} label={texts.link} pressed={isLinked} onUse={() => askForLink(bridge, text)} />
    </div>
  )
}
