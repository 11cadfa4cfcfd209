import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import { setAnchor } from '../state/commands/fields.ts'
import type { BlockNode } from '../state/document/document.ts'
import { useFieldErrors } from '../validation/use-field-errors.ts'
import { useWorkspace } from '../workspace.ts'

export const AnchorField = ({ block }: { block: BlockNode }) => {
  const t = useTranslations('editor.panel')
  const tFields = useTranslations('pageFields')
  const { editor } = useWorkspace()
  const errorsAt = useFieldErrors(block.key)
  const label = tFields('anchorPoint')
  return (
    <div data-path="own.anchorPoint">
      <TextInput
        label={label}
        description={t('anchorHelp')}
        value={block.anchorPoint}
        onChange={anchor => editor.run(setAnchor(block.key, anchor))}
        onBlur={editor.endTyping}
        errors={errorsAt(['anchorPoint'], label)}
      />
    </div>
  )
}
