import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { currentDefinition } from '@ximblox/blocks/registry'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName } from '../../pages/block-name.ts'
import plainClasses from '../../ui/plain.module.css'
import { FieldForm } from '../fields/field-form.tsx'
import { blockHolder } from '../fields/holders.ts'
import { RequiredNote } from '../fields/required-note.tsx'
import { HeldValue } from '../held/held-value.tsx'
import type { BlockNode } from '../state/document/document.ts'
import { useMayChange } from '../use-may-change.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { AnchorField } from './anchor-field.tsx'
import { BlockActions } from './block-actions.tsx'
import classes from './block-panel.module.css'

/** The form of the selected block. */
export const BlockPanel = () => {
  const t = useTranslations('editor.panel')
  const { editor } = useWorkspace()
  const selected = useEditorState(({ selection }) => selection.blocks)
  const block = useEditorState(({ document }) => document.blocks.get(selected[0] ?? ''))
  const definition = editor.registry.blocks.get(block?.type ?? '')
  if (block && selected.length > 1) return <SeveralBlocks block={block.key} count={selected.length} />
  if (!block) return <p className={classes.empty}>{t('nothing')}</p>
  return <BlockForm key={block.key} block={block} definition={definition} />
}

/** The actions for several selected blocks. */
const SeveralBlocks = ({ block, count }: { block: string; count: number }) => {
  const t = useTranslations('editor.panel')
  const tCanvas = useTranslations('canvas')
  const { readOnly } = useWorkspace()
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2>{tCanvas('many', { count: String(count) })}</h2>
        {!readOnly && <BlockActions block={block} count={count} />}
      </div>
      <p className={classes.empty}>{t('several')}</p>
    </div>
  )
}

interface Props {
  block: BlockNode
  definition: BlockDefinition | undefined
}

const BlockForm = ({ block, definition }: Props) => {
  const t = useTranslations('editor.panel')
  const { labelText } = useLanguage()
  const { editor, readOnly } = useWorkspace()
  const mayChange = useMayChange()
  const form = useRef<HTMLFieldSetElement>(null)
  const current = currentDefinition(editor.registry, block)
  useShowField(form)
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2>{blockName(definition, block.type, labelText)}</h2>
        {!readOnly && <BlockActions block={block.key} count={1} />}
      </div>
      <HeldValue place={{ block: block.key, path: '' }} />
      <HeldValue place={{ block: block.key, path: 'props' }} />
      <fieldset
        ref={form}
        className={`${plainClasses.fieldset} ${classes.form}`}
        disabled={readOnly || !mayChange(block.type)}
      >
        {current && <RequiredNote fields={current.fields} />}
        {current ? (
          <FieldForm fields={current.fields} holder={blockHolder(block, current.fields)} />
        ) : (
          <p className={classes.empty}>{t('unknown', { type: block.type })}</p>
        )}
        <AnchorField block={block} />
      </fieldset>
    </div>
  )
}

/** Scrolls to the field that was requested on the canvas, for example by a click on an image. */
const useShowField = (form: { current: HTMLElement | null }) => {
  const field = useEditorState(({ selection }) => selection.field?.slice(1).join('.'))
  useEffect(() => {
    const element =
      field === undefined ? null : form.current?.querySelector(`[data-path="${CSS.escape(field)}"]`)
    element?.closest('details')?.setAttribute('open', '')
    element?.scrollIntoView({ block: 'nearest' })
  }, [form, field])
}
