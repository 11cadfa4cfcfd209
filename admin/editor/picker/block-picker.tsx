import { onlyTypeIn } from '@ximblox/blocks/placement'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import type { Activity } from '../state/activities.ts'
import { definedPlace } from '../state/commands/allowed.ts'
import { insertType } from '../state/commands/insert.ts'
import { replaceByType } from '../state/commands/replace.ts'
import { enter } from '../state/commands/view.ts'
import type { EditorState } from '../state/state.ts'
import type { Command, Editor } from '../state/store.ts'
import { useBlockName } from '../use-block-name.ts'
import { useMayChange } from '../use-may-change.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { BlockChoice } from './block-choice.tsx'

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
  const onlyType = useEditorState(state => onlyTypeFor(state, editor))
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

/** Where only one type is allowed, there is nothing to choose. */
const onlyTypeFor = ({ activity, document }: EditorState, editor: Editor): string | undefined => {
  if (activity.name !== 'AddingBlock') return undefined
  const { place } = activity
  const type = onlyTypeIn(editor.registry, definedPlace(document, place))?.id
  return type !== undefined && editor.can(insertType(type, place)) ? type : undefined
}

const commandOf = (activity: Activity): ((type: string) => Command) | null => {
  if (activity.name === 'AddingBlock') return type => insertType(type, activity.place)
  if (activity.name === 'ReplaceBlock') return type => replaceByType(activity.block, type)
  return null
}
