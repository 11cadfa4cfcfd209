import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { enter } from '../state/commands/view.ts'
import { useBlockName } from '../use-block-name.ts'
import { useMayChange } from '../use-may-change.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { BlockChoice } from './block-choice.tsx'
import { commandOf, onlyTypeFor } from './insertion.ts'

interface Props {
  /** Called with the key of the new block. */
  onAdded: (block: string) => void
}

/** Open while a block is being added or replaced. */
export const BlockPicker = ({ onAdded }: Props) => {
  const t = useTranslations('editor.picker')
  const { editor, announce } = useWorkspace()
  const nameOf = useBlockName()
  const mayChange = useMayChange()
  const activity = useEditorState(state => state.activity)
  const commandFor = commandOf(activity)
  // Where only one type is allowed, there is nothing to choose.
  const onlyType = useEditorState(() => onlyTypeFor(editor, mayChange))
  const choose = (type: string) => {
    if (!commandFor || !editor.run(commandFor(type))) return
    const added = editor.store.getState().selection.blocks[0] ?? ''
    announce(t('added', { name: nameOf(added) }))
    onAdded(added)
  }
  const chooseOnly = useEffectEvent(choose)
  useEffect(() => {
    if (onlyType !== undefined) chooseOnly(onlyType)
  }, [onlyType])
  return (
    <Modal
      title={t(activity.name === 'ReplaceBlock' ? 'replace' : 'add')}
      opened={commandFor !== null && onlyType === undefined}
      onClose={() => editor.run(enter({ name: 'Editing' }))}
      size="lg"
      isInstant
    >
      {commandFor && (
        <BlockChoice fits={type => mayChange(type) && editor.can(commandFor(type))} onChoose={choose} />
      )}
    </Modal>
  )
}
